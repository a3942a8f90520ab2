import {
  type Alert,
  isMessageDue,
  overAfter,
  type Trouble,
  toldAgainAfter,
} from '../../domain/alert.ts';
import { isoTime } from '../iso-time.ts';
import { insertMessage } from '../mail/outbox.ts';
import { noteTimes, takeTurn } from '../mail/sender-turns.ts';
import type { Database } from '../open.ts';

/** Notes what an instance sees. What several see is one alert; what nobody sees any more ends by itself. */
export async function noteTroubles(db: Database, troubles: Trouble[], now: number): Promise<void> {
  const [seen_at, before] = [isoTime(now), isoTime(now - overAfter)];
  for (const { cause, detail } of troubles) {
    await db
      .insertInto('alerts')
      .values({ cause, detail, since: seen_at, seen_at })
      .onConflict((conflict) =>
        conflict.column('cause').doUpdateSet((eb) => ({
          detail,
          seen_at,
          since: eb
            .case()
            .when('alerts.seen_at', '<', before)
            .then(seen_at)
            .else(eb.ref('alerts.since'))
            .end(),
        })),
      )
      .execute();
  }
}

function findPresent(db: Database, now: number) {
  return db
    .selectFrom('alerts')
    .selectAll()
    .where('seen_at', '>', isoTime(now - overAfter))
    .orderBy('since')
    .orderBy('cause')
    .execute();
}

/** What is wrong now, the oldest first. */
export async function findAlerts(db: Database, now: number): Promise<Alert[]> {
  const rows = await findPresent(db, now);
  return rows.map(({ cause, detail, since }) => ({ cause, detail, since }));
}

const toldTimes = (rows: { told_at: string | null }[]) =>
  rows.map(({ told_at }) => ({ toldAt: told_at === null ? null : Date.parse(told_at) }));

/** Deletes what was told of before `time`; an enquiry's messages go with the enquiry. */
export async function deleteNotices(db: Database, time: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', 'in', ['alert', 'alert-webhook', 'held-summary'])
    .where('created_at', '<', isoTime(time))
    .execute();
}

export interface Telling {
  now: number;
  /** Whether there is a mail server, and whether a webhook is set. */
  mail: boolean;
  webhook: boolean;
  /** Milliseconds that the mail waits in an outbox that is stuck, for whoever tries to send it directly. */
  directly: number;
}

export interface Told {
  alerts: Alert[];
  /** The message in the outbox; null without a mail server. */
  mail: { outbox_id: number; mail_id: string } | null;
}

/** Queues one message of everything that is wrong, if it is due, by one of all instances. @returns null if not */
export async function tellAlerts(db: Database, telling: Telling): Promise<Told | null> {
  const { now, mail, webhook, directly } = telling;
  if (!isMessageDue(toldTimes(await findPresent(db, now)), [], now)) return null;
  return db.transaction().execute(async (transaction) => {
    // The name is no hash of a sender; instances look one after the other.
    const times = await takeTurn(transaction, 'alerts', { now, within: toldAgainAfter });
    const present = await findPresent(transaction, now);
    if (!isMessageDue(toldTimes(present), times, now)) return null;
    await noteTimes(transaction, 'alerts', [...times, now]);
    const causes = present.map(({ cause }) => cause);
    const told_at = isoTime(now);
    await transaction.updateTable('alerts').set({ told_at }).where('cause', 'in', causes).execute();
    const alerts = present.map(({ cause, detail, since }) => ({ cause, detail, since }));
    const message = { created_at: told_at, text: JSON.stringify(alerts) };
    if (webhook) await insertMessage(transaction, { kind: 'alert-webhook', ...message });
    if (!mail) return { alerts, mail: null };
    const next_at = isoTime(now + (causes.includes('outbox') ? directly : 0));
    const queued = await insertMessage(transaction, { kind: 'alert', ...message, next_at });
    return { alerts, mail: queued };
  });
}
