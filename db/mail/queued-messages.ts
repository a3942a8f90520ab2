import { mailKinds } from '../../domain/inbox/message-kind.ts';
import type { Database } from '../open.ts';
import type { ClaimedMessage } from './outbox.ts';

export type QueuedMessage = ClaimedMessage;

export async function findQueuedMessages(db: Database, limit: number): Promise<QueuedMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'queued')
    .where('kind', 'in', mailKinds)
    .orderBy('outbox_id', 'desc')
    .limit(limit)
    .execute();
  return Promise.all(
    rows.map(async ({ outbox_id, mail_id, kind, text, enquiry_id, created_at }) => {
      const enquiry = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('enquiry_id', '=', enquiry_id)
        .executeTakeFirst();
      const first = { attempt: 1, first_attempt_at: created_at, thread: [] };
      return { outbox_id, mail_id, kind, text, ...first, enquiry: enquiry ?? null };
    }),
  );
}
