import type { ListedUser } from '../../domain/api/accounts/users.ts';
import { isRowId, isStorable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';
import { deleteLinksOfUser } from './account-links.ts';
import { deleteSessionsOfUser } from './sessions.ts';
import { insertUser, type NewUser } from './users.ts';

export type UserChangeRefusal = 'unknown' | 'taken' | 'last';

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

/** Locks the rows: of two administrators who disable each other at once, one stays. */
async function isAnotherActive(transaction: Database, userId: number): Promise<boolean> {
  const administrators = await transaction
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('is_admin', '=', 1)
    .returning(['user_id', 'is_disabled'])
    .execute();
  return administrators.some(({ user_id, is_disabled }) => user_id !== userId && is_disabled === 0);
}

/** Disabling ends sessions, links and sent invitations as well (T03, T41). */
export async function setDisabled(
  db: Database,
  user_id: number,
  disabled: boolean,
): Promise<ListedUser | UserChangeRefusal> {
  return db.transaction().execute(async (transaction) => {
    const user = await findUser(transaction, { user_id });
    if (!user) return 'unknown';
    if (disabled && user.isAdmin && !(await isAnotherActive(transaction, user_id))) return 'last';
    await transaction
      .updateTable('users')
      .set({ is_disabled: disabled ? 1 : 0, updated_at: new Date().toISOString() })
      .where('user_id', '=', user_id)
      .execute();
    if (disabled) {
      await deleteSessionsOfUser(transaction, user_id);
      await deleteLinksOfUser(transaction, user_id, { invited: true });
    }
    return { ...user, disabled };
  });
}

export async function insertAccount(
  transaction: Database,
  account: NewUser,
): Promise<ListedUser | UserChangeRefusal> {
  const { email } = account;
  if (await findUser(transaction, { email })) return 'taken';
  await insertUser(transaction, account);
  await transaction.deleteFrom('account_links').where('email', '=', email.toLowerCase()).execute();
  return (await findUser(transaction, { email })) ?? 'unknown';
}

export function insertAdministrator(
  db: Database,
  account: Omit<NewUser, 'isAdmin'>,
): Promise<ListedUser | UserChangeRefusal> {
  const run = (transaction: Database) => insertAccount(transaction, { ...account, isAdmin: true });
  return db.transaction().execute(run);
}

export interface KnownAdministrator {
  user_id: number;
  email: string;
  isDisabled: boolean;
  awaitsFirstSignIn: boolean;
}

export async function findAdministrators(db: Database): Promise<KnownAdministrator[]> {
  const rows = await db
    .selectFrom('users')
    .select(['user_id', 'email', 'is_disabled', 'awaits_first_sign_in'])
    .where('is_admin', '=', 1)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id, email, is_disabled, awaits_first_sign_in }) => ({
    user_id,
    email,
    isDisabled: is_disabled === 1,
    awaitsFirstSignIn: awaits_first_sign_in === 1,
  }));
}

/** @returns false when another start has inserted the first one */
export async function insertFirstAdministrator(
  db: Database,
  given: { email: string; passwordHash: string; awaitsFirstSignIn: boolean },
): Promise<boolean> {
  const now = new Date().toISOString();
  return hasChanged(
    db
      .insertInto('users')
      .values({
        email: given.email.toLowerCase(),
        password_hash: given.passwordHash,
        is_admin: 1,
        is_disabled: 0,
        awaits_first_sign_in: given.awaitsFirstSignIn ? 1 : 0,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing()),
  );
}

export function renewUnusedPassword(
  db: Database,
  { user_id, passwordHash }: { user_id: number; passwordHash: string },
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: new Date().toISOString() })
      .where('user_id', '=', user_id)
      .where('awaits_first_sign_in', '=', 1)
      .where('is_disabled', '=', 0),
  );
}
