import type { Database } from '../open.ts';

export interface SecondFactor {
  secret: string;
  is_confirmed: number;
}

export async function findSecondFactor(db: Database, userId: number): Promise<SecondFactor | null> {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret', 'is_confirmed'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Without effect until it is confirmed; a confirmed one stays. */
export async function saveUnconfirmedSecret(
  db: Database,
  userId: number,
  secret: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, is_confirmed: 0, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('second_factors.is_confirmed', '=', 0),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** @returns false for a step that was used already, or an older one (RFC 6238, 5.2) */
export async function consumeStep(
  db: Database,
  userId: number,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function enableSecondFactor(
  db: Database,
  userId: number,
  { secret, step, codeHashes }: { secret: string; step: number; codeHashes: string[] },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set({ is_confirmed: 1, last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('is_confirmed', '=', 0)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .insertInto('recovery_codes')
      .values(codeHashes.map((code_hash) => ({ code_hash, user_id: userId })))
      .execute();
    return true;
  });
}

export async function consumeRecoveryCode(
  db: Database,
  userId: number,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteSecondFactor(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}
