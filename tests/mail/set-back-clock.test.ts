import { expect, test } from 'vitest';
import { findAlerts, queueNotification, recordProblems } from '../../db/jobs/alerts.ts';
import { findHeartbeat, insertHeartbeat } from '../../db/mail/heartbeat.ts';
import { claimMessage, settleAttempt } from '../../db/mail/outbox.ts';
import type { Database } from '../../db/open.ts';
import { day, hour, minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';

const start = Date.parse('2026-03-01T00:00:00Z');

async function beat(db: Database, now: number, outcome: 'sent' | 'deferred') {
  if (!(await insertHeartbeat(db, now))) return false;
  const claim = { kinds: ['heartbeat'], now, lease: minute, maxWait: 2 * hour } as const;
  const claimed = await claimMessage(db, claim);
  if (!claimed) throw new Error('There is a heartbeat to send.');
  const { outbox_id, attempt } = claimed;
  const reason = outcome === 'sent' ? '' : '450 later';
  await settleAttempt(db, { outbox_id, attempt, outcome, reason, nextAt: now + minute });
  return true;
}

describeOnBothDatabases('F15 after a clock that was ahead', ({ open }) => {
  test('a heartbeat that fails is red', async () => {
    const { db } = await open();
    await beat(db, start + 10 * day, 'sent');
    await beat(db, start + 3 * hour, 'deferred');
    const at = new Date(start + 3 * hour).toISOString();
    expect((await findHeartbeat(db, start + 3 * hour)).failure).toMatchObject({ since: at, at });
    // Those of the time ahead stand for none of the hours that come.
    expect(await beat(db, start + 10 * day, 'deferred')).toBe(true);
  });

  test('a problem is told of each day, and is over when nobody reports it', async () => {
    const { db } = await open();
    const look = async (now: number) => {
      await recordProblems(db, [{ cause: 'disk', detail: 'full' }], now);
      const ways = { mail: true, webhook: false, directSendTimeout: minute };
      return queueNotification(db, { now, ...ways });
    };
    expect(await look(start + 10 * day)).not.toBeNull();
    expect(await findAlerts(db, start)).toEqual([]);
    const since = new Date(start + hour).toISOString();
    expect(await look(start + hour)).toMatchObject({ alerts: [{ cause: 'disk', since }] });
    expect(await look(start + 2 * hour)).toBeNull();
  });
});
