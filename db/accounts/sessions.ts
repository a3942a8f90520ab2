import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '../../domain/accounts/user.ts';
import { isStorable } from '../column-limits.ts';
import { inTransaction } from '../in-transaction.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';
import { hasChanged } from '../row-counts.ts';

export type SessionUser = User;

interface NewSession {
  tokenHash: string;
  userId: number;
  now: number;
  perUser: number;
  device?: string;
  network?: string;
  /** Starts only while this is the stored hash and the account is not disabled. */
  verifiedHash?: string;
}

interface SessionQuery {
  tokenHash: string;
  now: number;
  /** Milliseconds unused, and in all (threat T02). */
  idle: number;
  absolute: number;
}

/** Milliseconds by which clocks may differ, or were set back. */
const clockTolerance = 300_000;

/** Milliseconds, so that a burst of calls writes once. */
const touchInterval = 1_000;

const recordTimeout = 500;

/** Just after the newest within one second, so that the oldest is always known. */
function creationTime(now: number, newest: string | undefined): number {
  const previous = newest === undefined ? Number.NaN : Date.parse(newest);
  return previous >= now && previous - now < 1_000 ? previous + 1 : now;
}

/** Serializes sign-ins and password changes; a sign-in proves that the first password is known. */
async function lockUser(db: Database, userId: number, verifiedHash?: string): Promise<boolean> {
  const query = db
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at'), awaits_first_sign_in: 0 }))
    .where('user_id', '=', userId);
  const guarded =
    verifiedHash === undefined
      ? query
      : query.where('password_hash', '=', verifiedHash).where('is_disabled', '=', 0);
  return hasChanged(guarded);
}

export async function insertSession(
  db: Database,
  { tokenHash, userId, now, perUser, verifiedHash, device, network }: NewSession,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockUser(transaction, userId, verifiedHash))) return false;
    const others = await transaction
      .selectFrom('sessions')
      .select(['token_hash', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .execute();
    const tooMany = others.slice(Math.max(perUser - 1, 0)).map(({ token_hash }) => token_hash);
    if (tooMany.length > 0) {
      await transaction.deleteFrom('sessions').where('token_hash', 'in', tooMany).execute();
    }
    const created_at = isoTime(creationTime(now, others[0]?.created_at));
    await transaction
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        created_at,
        last_used_at: created_at,
        device,
        network,
      })
      .execute();
    return true;
  });
}

export async function findSession(
  db: Database,
  { tokenHash, now, idle, absolute }: SessionQuery,
): Promise<SessionUser | null> {
  if (!isStorable(tokenHash)) return null;
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select([
      'users.user_id',
      'users.email',
      'users.is_admin',
      'users.is_disabled',
      'sessions.created_at',
      'sessions.last_used_at',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!session) return null;
  const unused = now - Date.parse(session.last_used_at);
  const age = now - Date.parse(session.created_at);
  if (unused > idle || age > absolute || age < -clockTolerance) {
    await deleteSession(db, tokenHash);
    return null;
  }
  if (session.is_disabled === 1) return null;
  if (unused >= touchInterval) await recordUse(db, tokenHash, now);
  return { user_id: session.user_id, email: session.email, isAdmin: session.is_admin === 1 };
}

async function touchSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: isoTime(now) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** A lock of another process is no reason to refuse a reader (F23). */
async function recordUse(db: Database, tokenHash: string, now: number): Promise<void> {
  const noted = touchSession(db, tokenHash, now);
  await Promise.race([noted.catch(() => {}), sleep(recordTimeout, undefined, { ref: false })]);
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  if (!isStorable(tokenHash)) return;
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** All but `keep`: after a new password, a removal, or 'sign out everywhere' (T03). */
export async function deleteSessionsOfUser(
  db: Database,
  userId: number,
  keep?: string,
): Promise<void> {
  const query = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (keep === undefined ? query : query.where('token_hash', '!=', keep)).execute();
}
