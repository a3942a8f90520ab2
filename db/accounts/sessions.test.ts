import { expect, test } from 'vitest';
import { hour, minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import type { Database } from '../open.ts';
import { deleteSession, deleteSessionsOfUser, findSession, insertSession } from './sessions.ts';
import { insertUser } from './users.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const limits = { idle: hour, absolute: 12 * hour };

async function signUp(db: Database, email = 'a@example.com'): Promise<number> {
  return (await insertUser(db, { email, passwordHash: 'x', isAdmin: true })).user_id;
}

async function signIn(db: Database, userId: number, tokenHash: string, now = start): Promise<void> {
  await insertSession(db, { tokenHash, userId, now, perUser: 5 });
}

/** Whether a call with the token, `after` milliseconds, is served. */
async function isServed(db: Database, tokenHash: string, after = 0): Promise<boolean> {
  return (await findSession(db, { tokenHash, now: start + after, ...limits })) !== null;
}

async function countSessions(db: Database): Promise<number> {
  return (await db.selectFrom('sessions').select('token_hash').execute()).length;
}

describeOnBothDatabases('sessions', ({ open }) => {
  test('a session tells who its user is; another token tells nothing', async () => {
    const { db } = await open();
    const user_id = await signUp(db);
    await signIn(db, user_id, 'one');
    const session = { tokenHash: 'one', now: start, ...limits };
    expect(await findSession(db, session)).toEqual({
      user_id,
      email: 'a@example.com',
      isAdmin: true,
    });
    for (const token of ['two', '', 'ONE', 'on_', '%', 'one\0']) {
      expect(await isServed(db, token)).toBe(false);
    }
  });

  test('T02 unused for 59:59 it goes on, unused for 60:01 it has ended for good', async () => {
    const { db } = await open();
    await signIn(db, await signUp(db), 'one');
    expect(await isServed(db, 'one', hour - 1_000)).toBe(true);
    expect(await isServed(db, 'one', 2 * hour - 2_000)).toBe(true);
    expect(await isServed(db, 'one', 3 * hour - 1_000)).toBe(false);
    expect(await countSessions(db)).toBe(0);
    expect(await isServed(db, 'one', 0)).toBe(false);
  });

  test('T02 even in constant use it ends after twelve hours', async () => {
    const { db } = await open();
    await signIn(db, await signUp(db), 'one');
    for (let after = 0; after <= 12 * hour; after += 30 * minute) {
      expect(await isServed(db, 'one', after)).toBe(true);
    }
    expect(await isServed(db, 'one', 12 * hour + 1_000)).toBe(false);
  });

  test('use is written down at most once a second', async () => {
    const { db } = await open();
    await signIn(db, await signUp(db), 'one');
    const used: string[] = [];
    for (const after of [500, 999, 1_000, 1_500, 2 * minute]) {
      await isServed(db, 'one', after);
      const row = await db.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow();
      used.push(row.last_used_at.slice(14, 19));
    }
    expect(used).toEqual(['00:00', '00:00', '00:01', '00:01', '02:00']);
  });

  test('T02 the sixth sign-in ends the oldest session, also when the clock stands still', async () => {
    const { db } = await open();
    const userId = await signUp(db);
    const other = await signUp(db, 'b@example.com');
    await signIn(db, other, 'other');
    for (const token of ['1', '2', '3', '4', '5', '6', '7']) await signIn(db, userId, token);
    const served = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7'].map((t) => isServed(db, t)),
    );
    expect(served).toEqual([false, false, true, true, true, true, true]);
    expect(await isServed(db, 'other')).toBe(true);
  });

  test('ten sign-ins at once leave five sessions', async () => {
    const { db } = await open();
    const userId = await signUp(db);
    // Opens all connections first, so that the sign-ins really meet.
    await Promise.all(Array.from({ length: 10 }, () => countSessions(db)));
    await Promise.all(Array.from({ length: 10 }, (_, token) => signIn(db, userId, `${token}`)));
    expect(await countSessions(db)).toBe(5);
  });

  test('F15 a clock that was set back does not lengthen a session', async () => {
    const { db } = await open();
    const userId = await signUp(db);
    await signIn(db, userId, 'before', start + 24 * hour);
    await signIn(db, userId, 'after', start);
    expect(await isServed(db, 'after', 61 * minute)).toBe(false);
  });

  test('F15 a session from the future ends: it would outlive its hours', async () => {
    const { db } = await open();
    const userId = await signUp(db);
    await signIn(db, userId, 'far', start + hour);
    await signIn(db, userId, 'near', start + 4 * minute);
    expect([await isServed(db, 'far', 0), await isServed(db, 'near', 0)]).toEqual([false, true]);
    expect(await isServed(db, 'far', 2 * hour)).toBe(false);
  });

  test('T03 logging out, signing out everywhere and disabling end sessions at once', async () => {
    const { db } = await open();
    const userId = await signUp(db);
    for (const token of ['1', '2', '3']) await signIn(db, userId, token);
    await deleteSession(db, '1');
    expect([await isServed(db, '1'), await isServed(db, '2')]).toEqual([false, true]);
    await db.updateTable('users').set({ is_disabled: 1 }).execute();
    expect(await isServed(db, '2')).toBe(false);
    await db.updateTable('users').set({ is_disabled: 0 }).execute();
    expect(await isServed(db, '2')).toBe(true);
    await deleteSessionsOfUser(db, userId);
    expect(await countSessions(db)).toBe(0);
  });

  test('removing a user removes the sessions', async () => {
    const { db } = await open();
    await signIn(db, await signUp(db), 'one');
    await db.deleteFrom('users').execute();
    expect(await countSessions(db)).toBe(0);
  });
});
