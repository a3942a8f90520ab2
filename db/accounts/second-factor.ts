import type { Database } from '../open.ts';
import { countRows, hasChanged } from '../row-counts.ts';

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
export function saveUnconfirmedSecret(
  db: Database,
  userId: number,
  secret: string,
): Promise<boolean> {
  return hasChanged(
    db
      .insertInto('second_factors')
      .values({ user_id: userId, secret, is_confirmed: 0, last_step: 0 })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret, last_step: 0 })
          .where('second_factors.is_confirmed', '=', 0),
      ),
  );
}

/** @returns false for a step that was used already, or an older one (RFC 6238, 5.2) */
export function consumeStep(
  db: Database,
  userId: number,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('last_step', '<', step),
  );
}

export async function enableSecondFactor(
  db: Database,
  userId: number,
  { secret, step, codeHashes }: { secret: string; step: number; codeHashes: string[] },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const confirmation = transaction
      .updateTable('second_factors')
      .set({ is_confirmed: 1, last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('is_confirmed', '=', 0);
    if (!(await hasChanged(confirmation))) return false;
    await transaction
      .insertInto('recovery_codes')
      .values(codeHashes.map((code_hash) => ({ code_hash, user_id: userId })))
      .execute();
    return true;
  });
}

export function consumeRecoveryCode(
  db: Database,
  userId: number,
  codeHash: string,
): Promise<boolean> {
  return hasChanged(
    db.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', codeHash),
  );
}

export function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId));
}

export async function deleteSecondFactor(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}
