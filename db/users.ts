import type { User } from '../domain/user.ts';
import { isStorable } from './column-limits.ts';
import type { Database } from './open.ts';
import type { UserRow } from './tables.ts';

export interface NewUser {
  email: string;
  passwordHash: string;
  isAdmin: boolean;
}

/** What signing in needs to know of a user; is_admin and is_disabled are 0 or 1. */
export type UserForSignIn = Pick<
  UserRow,
  'user_id' | 'email' | 'password_hash' | 'is_admin' | 'is_disabled'
>;

/** Disabled administrators count: the first one is only made while there has never been any. */
export async function countAdministrators(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('is_admin', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

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

/** Stores a hash made with today's parameters in place of an older one (threat T10). */
export async function updatePasswordHash(
  db: Database,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .execute();
}
