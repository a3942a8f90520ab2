import { expect, test } from 'vitest';
import { hour } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { insertAudit } from '../jobs/audit.ts';
import { findAccounts } from './accounts.ts';
import { insertSession } from './sessions.ts';
import { insertUser } from './users.ts';

const now = Date.parse('2026-03-01T09:00:00Z');

describeOnBothDatabases('accounts', ({ open }) => {
  test('are listed with factor, last sign-in and live sessions', async () => {
    const { db } = await open();
    const [omar, layla] = [
      await insertUser(db, { email: 'omar@example.com', passwordHash: 'x', isAdmin: true }),
      await insertUser(db, { email: 'layla@example.com', passwordHash: 'x', isAdmin: false }),
    ];
    await db
      .insertInto('second_factors')
      .values([
        { user_id: omar.user_id, secret: 'A', is_confirmed: 1, last_step: 0 },
        { user_id: layla.user_id, secret: 'B', is_confirmed: 0, last_step: 0 },
      ])
      .execute();
    for (const [tokenHash, time] of [
      ['live', now],
      ['live too', now],
      ['idle', now - hour],
    ] as const) {
      await insertSession(db, { tokenHash, userId: omar.user_id, now: time, perUser: 9 });
    }
    const entry = { request_id: '', item_id: '', title: '', changes: [], kind: 'users' };
    await insertAudit(db, [
      { ...entry, action: 'login', made_by: omar.email },
      { ...entry, action: 'login refused', made_by: layla.email },
    ]);
    const accounts = await findAccounts(db, { now, idle: hour / 2, absolute: 12 * hour });
    expect(
      accounts.map(({ email, secondFactor, lastSignIn, sessions }) => [
        email,
        secondFactor,
        lastSignIn !== null,
        sessions,
      ]),
    ).toEqual([
      ['layla@example.com', false, false, 0],
      ['omar@example.com', true, true, 2],
    ]);
  });
});
