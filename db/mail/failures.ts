import { sql } from 'kysely';
import type { FailedMessage } from '../../domain/api/operations/overview.ts';
import { type MessageKind, messageKinds } from '../../domain/inbox/message-kind.ts';
import { isRowId } from '../column-limits.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';

/** As mail-state.ts counts them: a visitor's mistyped address is nothing to repair. */
const reported = messageKinds.filter((kind) => kind !== 'receipt' && kind !== 'heartbeat');

/** One look-up per kind, so that an index leads to its last failure however many receipts failed. */
async function findLastIds(db: Database, count: number): Promise<number[]> {
  const lasts = reported.map(
    (kind) => sql`select * from (
      select outbox_id, next_at from outbox where status = 'failed' and kind = ${kind} and dismissed_at is null
      order by next_at desc, outbox_id desc limit ${count}) as last`,
  );
  const { rows } = await sql<{ outbox_id: number }>`
    select outbox_id from (${sql.join(lasts, sql` union all `)}) as lasts
    order by next_at desc, outbox_id desc limit ${count}`.execute(db);
  return rows.map(({ outbox_id }) => outbox_id);
}

/** The messages that were given up last, the newest first. */
export async function findLastFailures(db: Database, count: number): Promise<FailedMessage[]> {
  const ids = await findLastIds(db, count);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('mail_attempts', (join) =>
      join
        .onRef('mail_attempts.outbox_id', '=', 'outbox.outbox_id')
        .onRef('mail_attempts.attempt', '=', 'outbox.attempts'),
    )
    .leftJoin('enquiries', 'enquiries.enquiry_id', 'outbox.enquiry_id')
    .leftJoin('users', 'users.user_id', 'outbox.user_id')
    .select(['outbox.outbox_id', 'outbox.kind', 'outbox.enquiry_id', 'outbox.attempts'])
    .select(['enquiries.name', 'enquiries.businessName', 'users.email', 'mail_attempts.reason'])
    .where('outbox.outbox_id', 'in', ids)
    .execute();
  return rows
    .sort((a, b) => ids.indexOf(a.outbox_id) - ids.indexOf(b.outbox_id))
    .map(({ outbox_id, kind, enquiry_id, attempts, name, businessName, email, reason }) => ({
      outbox_id,
      kind,
      enquiry_id,
      attempts,
      reason: reason ?? '',
      name: businessName || name || email || '',
    }));
}

function failed(db: Database, outbox_id: number) {
  return db
    .updateTable('outbox')
    .where('outbox_id', '=', isRowId(outbox_id) ? outbox_id : 0)
    .where('status', '=', 'failed')
    .where('kind', 'in', reported)
    .returning('kind');
}

/** As if it were new: it is tried for as long again. @returns its kind, null when it has not failed */
export async function sendAgain(
  db: Database,
  outbox_id: number,
  now: number,
): Promise<MessageKind | null> {
  const again = { status: 'queued', next_at: isoTime(now), lease_until: '' } as const;
  const row = await failed(db, outbox_id)
    .set({ ...again, first_attempt_at: null, dismissed_at: null })
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Not reported any more, or again with a null. @returns false when there is nothing to change */
export async function setDismissed(
  db: Database,
  outbox_id: number,
  time: number | null,
): Promise<boolean> {
  const row = await failed(db, outbox_id)
    .set({ dismissed_at: time === null ? null : isoTime(time) })
    .where('dismissed_at', time === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
