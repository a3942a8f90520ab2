import {
  type Alert,
  isMessageDue,
  type Problem,
  repeatInterval,
  resolveAfter,
} from '../../domain/alert.ts';
import { isoTime } from '../iso-time.ts';
import { insertMessage } from '../mail/outbox.ts';
import { lockSender, saveTimes } from '../mail/sender-locks.ts';
import type { Database } from '../open.ts';

/** Reports of several instances make one alert, which ends when nobody reports it any more. */
export async function recordProblems(
  db: Database,
  problems: Problem[],
  now: number,
): Promise<void> {
  const seen_at = isoTime(now);
  const [before, after] = [isoTime(now - resolveAfter), isoTime(now + resolveAfter)];
  for (const { cause, detail } of problems) {
    await db
      .insertInto('alerts')
      .values({ cause, detail, since: seen_at, seen_at })
      .onConflict((conflict) =>
        conflict.column('cause').doUpdateSet((eb) => ({
          detail,
          seen_at,
          since: eb
            .case()
            .when(eb.or([eb('alerts.seen_at', '<', before), eb('alerts.seen_at', '>', after)]))
            .then(seen_at)
            .else(eb.ref('alerts.since'))
            .end(),
        })),
      )
      .execute();
  }
}

function findPresent(db: Database, now: number) {
  return (
    db
      .selectFrom('alerts')
      .selectAll()
      .where('seen_at', '>', isoTime(now - resolveAfter))
      // Later ones were seen by a clock that was ahead (fault F15).
      .where('seen_at', '<=', isoTime(now + resolveAfter))
      .orderBy('since')
      .orderBy('cause')
      .execute()
  );
}

export async function findAlerts(db: Database, now: number): Promise<Alert[]> {
  const rows = await findPresent(db, now);
  return rows.map(({ cause, detail, since }) => ({ cause, detail, since }));
}

const notifiedTimes = (rows: { told_at: string | null }[]) =>
  rows.map(({ told_at }) => ({ notifiedAt: told_at === null ? null : Date.parse(told_at) }));

export async function deleteNotices(db: Database, time: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', 'in', ['alert', 'alert-webhook', 'held-summary', 'mention'])
    .where('created_at', '<', isoTime(time))
    .execute();
}

interface NotifyOptions {
  now: number;
  mail: boolean;
  webhook: boolean;
  /** Milliseconds that a stuck outbox leaves the mail to a direct attempt. */
  directSendTimeout: number;
}

export interface QueuedNotification {
  alerts: Alert[];
  mail: { outbox_id: number; mail_id: string } | null;
}

/** One instance queues one message about everything. @returns null when none is due */
export async function queueNotification(
  db: Database,
  options: NotifyOptions,
): Promise<QueuedNotification | null> {
  const { now, mail, webhook, directSendTimeout } = options;
  if (!isMessageDue(notifiedTimes(await findPresent(db, now)), [], now)) return null;
  return db.transaction().execute(async (transaction) => {
    // No hash of a sender can have this name.
    const times = await lockSender(transaction, 'alerts', { now, within: repeatInterval });
    const present = await findPresent(transaction, now);
    if (!isMessageDue(notifiedTimes(present), times, now)) return null;
    await saveTimes(transaction, 'alerts', [...times, now]);
    const causes = present.map(({ cause }) => cause);
    const told_at = isoTime(now);
    await transaction.updateTable('alerts').set({ told_at }).where('cause', 'in', causes).execute();
    const alerts = present.map(({ cause, detail, since }) => ({ cause, detail, since }));
    const message = { created_at: told_at, text: JSON.stringify(alerts) };
    if (webhook) await insertMessage(transaction, { kind: 'alert-webhook', ...message });
    if (!mail) return { alerts, mail: null };
    const next_at = isoTime(now + (causes.includes('outbox') ? directSendTimeout : 0));
    const queued = await insertMessage(transaction, { kind: 'alert', ...message, next_at });
    return { alerts, mail: queued };
  });
}
