import type { ListedUser } from '../domain/user.ts';
import { isRowId, isStorable } from './column-limits.ts';
import type { Database } from './open.ts';
import { deleteSessionsOfUser } from './sessions.ts';
import { insertUser } from './users.ts';

/** Why a change of users was not made. */
export type NotMade = 'unknown' | 'taken' | 'last';

function users(db: Database) {
  return db
    .selectFrom('users')
    .select(['user_id', 'email', 'is_admin', 'is_disabled', 'created_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

function rowToListedUser({ is_admin, is_disabled, ...rest }: Row): ListedUser {
  return { ...rest, isAdmin: is_admin === 1, disabled: is_disabled === 1 };
}

export async function findUsers(db: Database): Promise<ListedUser[]> {
  return (await users(db).orderBy('email').execute()).map(rowToListedUser);
}

export async function findUser(
  db: Database,
  by: { user_id: number } | { email: string },
): Promise<ListedUser | null> {
  if ('user_id' in by) {
    if (!isRowId(by.user_id)) return null;
    const row = await users(db).where('user_id', '=', by.user_id).executeTakeFirst();
    return row ? rowToListedUser(row) : null;
  }
  if (!isStorable(by.email)) return null;
  const row = await users(db).where('email', '=', by.email.toLowerCase()).executeTakeFirst();
  return row ? rowToListedUser(row) : null;
}

/**
 * Waits for its turn and says whether an administrator besides this one is active. Two that disable
 * each other at once take their turns, so that one of them stays.
 */
async function isAnotherActive(transaction: Database, userId: number): Promise<boolean> {
  const administrators = await transaction
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('is_admin', '=', 1)
    .returning(['user_id', 'is_disabled'])
    .execute();
  return administrators.some(({ user_id, is_disabled }) => user_id !== userId && is_disabled === 0);
}

/** Disables or enables; disabling ends the sessions in the same transaction (threat T03). */
export async function setDisabled(
  db: Database,
  user_id: number,
  disabled: boolean,
): Promise<ListedUser | NotMade> {
  return db.transaction().execute(async (transaction) => {
    const user = await findUser(transaction, { user_id });
    if (!user) return 'unknown';
    if (disabled && user.isAdmin && !(await isAnotherActive(transaction, user_id))) return 'last';
    await transaction
      .updateTable('users')
      .set({ is_disabled: disabled ? 1 : 0, updated_at: new Date().toISOString() })
      .where('user_id', '=', user_id)
      .execute();
    if (disabled) await deleteSessionsOfUser(transaction, user_id);
    return { ...user, disabled };
  });
}

/** A new administrator, unless the address belongs to a user already. */
export async function insertAdministrator(
  db: Database,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<ListedUser | NotMade> {
  return db.transaction().execute(async (transaction) => {
    if (await findUser(transaction, { email })) return 'taken';
    await insertUser(transaction, { email, passwordHash, isAdmin: true });
    return (await findUser(transaction, { email })) ?? 'unknown';
  });
}
