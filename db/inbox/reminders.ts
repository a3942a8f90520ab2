import { hour } from '../../domain/durations.ts';
import { reminderHours, waitingStatuses } from '../../domain/inbox/answer-promise.ts';
import { findHeldIds } from '../mail/mail-cap.ts';
import type { Database } from '../open.ts';
import { countChanged, countRows } from '../row-counts.ts';

function hoursBefore(now: number, hours: number): string {
  return new Date(now - hours * hour).toISOString();
}

function findWaiting(db: Database, now: number, { from, until }: { from: number; until: number }) {
  return (
    db
      .selectFrom('enquiries')
      .select(['enquiry_id', 'created_at'])
      .where('status', 'in', waitingStatuses)
      .where('created_at', '<=', hoursBefore(now, from))
      .where('created_at', '>', hoursBefore(now, until))
      // The agency has not heard of them yet.
      .where('enquiry_id', 'not in', findHeldIds(db))
      .orderBy('created_at')
      .execute()
  );
}

function countLately(db: Database, now: number): Promise<number> {
  return countRows(
    db
      .selectFrom('outbox')
      .where('kind', '=', 'reminder')
      .where('created_at', '>', hoursBefore(now, 1)),
  );
}

/** The mail_id is unique per reminder; the oldest enquiries go first (T27). */
export async function insertReminders(
  db: Database,
  now: number,
  { perHour, answerHours }: { perHour: number; answerHours: number },
): Promise<number> {
  const created_at = new Date(now).toISOString();
  const room = perHour - (await countLately(db, now));
  let count = 0;
  const [first, second] = reminderHours(answerHours);
  for (const [from, until] of [
    [first, second],
    [second, answerHours],
  ] as const) {
    for (const enquiry of await findWaiting(db, now, { from, until })) {
      if (count >= room) return count;
      const { enquiry_id } = enquiry;
      const mail_id = `reminder-${from}-${enquiry_id}-${Date.parse(enquiry.created_at)}`;
      const queued = { kind: 'reminder', status: 'queued', next_at: created_at } as const;
      count += await countChanged(
        db
          .insertInto('outbox')
          .values({ ...queued, mail_id, enquiry_id, created_at })
          .onConflict((conflict) => conflict.column('mail_id').doNothing()),
      );
    }
  }
  return count;
}

export async function withdrawReminders(db: Database, enquiry_id: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('enquiry_id', '=', enquiry_id)
    .where('kind', '=', 'reminder')
    .where('status', '=', 'queued')
    .where('lease_until', '=', '')
    .execute();
}
