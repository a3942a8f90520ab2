import { sql } from 'kysely';
import type { FailedMessage } from '../../domain/api/operations/overview.ts';
import { messageKinds } from '../../domain/inbox/message-kind.ts';
import type { Database } from '../open.ts';

/** As mail-state.ts counts them: a visitor's mistyped address is nothing to repair. */
const reported = messageKinds.filter((kind) => kind !== 'receipt' && kind !== 'heartbeat');

/** One look-up per kind, so that an index leads to its last failure however many receipts failed. */
async function findLastIds(db: Database, count: number): Promise<number[]> {
  const lasts = reported.map(
    (kind) => sql`select * from (
      select outbox_id, next_at from outbox where status = 'failed' and kind = ${kind}
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
    .select(['outbox.outbox_id', 'outbox.kind', 'outbox.enquiry_id', 'outbox.attempts'])
    .select(['enquiries.name', 'enquiries.businessName', 'mail_attempts.reason'])
    .where('outbox.outbox_id', 'in', ids)
    .execute();
  return rows
    .sort((a, b) => ids.indexOf(a.outbox_id) - ids.indexOf(b.outbox_id))
    .map(({ kind, enquiry_id, attempts, name, businessName, reason }) => ({
      ...{ kind, enquiry_id, attempts, reason: reason ?? '' },
      name: businessName || name || '',
    }));
}
