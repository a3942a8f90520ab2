import type { User } from '../../domain/accounts/user.ts';
import { isStorable } from '../column-limits.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';
import type { UserRow } from '../tables.ts';
import { deleteLinksOfUser } from './account-links.ts';
import { deleteSessionsOfUser } from './sessions.ts';

export interface NewUser {
  email: string;
  passwordHash: string;
  isAdmin: boolean;
}

export type UserForSignIn = Pick<
  UserRow,
  'user_id' | 'email' | 'password_hash' | 'is_admin' | 'is_disabled'
>;

export async function insertUser(
  db: Database,
  { email, passwordHash, isAdmin }: NewUser,
): Promise<User> {
  const now = new Date().toISOString();
  const user = await db
    .insertInto('users')
    .values({
      email: email.toLowerCase(),
      password_hash: passwordHash,
      is_admin: isAdmin ? 1 : 0,
      is_disabled: 0,
      created_at: now,
      updated_at: now,
    })
    .returning(['user_id', 'email'])
    .executeTakeFirstOrThrow();
  return { ...user, isAdmin };
}

export async function findUserByEmail(db: Database, email: string): Promise<UserForSignIn | null> {
  if (!isStorable(email)) return null;
  const user = await db
    .selectFrom('users')
    .select(['user_id', 'email', 'password_hash', 'is_admin', 'is_disabled'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return user ?? null;
}

/** @param replaces the verified hash; nothing is written when another one is stored by now */
export async function updatePasswordHash(
  db: Database,
  { userId, passwordHash, replaces }: { userId: number; passwordHash: string; replaces?: string },
): Promise<boolean> {
  const query = db
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      awaits_first_sign_in: 0,
      updated_at: new Date().toISOString(),
    })
    .where('user_id', '=', userId);
  const guarded = replaces === undefined ? query : query.where('password_hash', '=', replaces);
  return hasChanged(guarded);
}

/** Ends the user's other sessions and all links to a new password (T03, T40). */
export async function setPassword(
  db: Database,
  { keep, ...change }: { userId: number; passwordHash: string; replaces?: string; keep?: string },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await updatePasswordHash(transaction, change))) return false;
    await deleteSessionsOfUser(transaction, change.userId, keep);
    await deleteLinksOfUser(transaction, change.userId);
    return true;
  });
}
