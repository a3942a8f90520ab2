import { mailKinds } from '../../domain/inbox/message-kind.ts';
import { findMentionToMail } from '../content/remarks/mention-mail.ts';
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
    rows.map(async (row) => {
      const { outbox_id, mail_id, kind, text, enquiry_id, created_at } = row;
      const enquiry = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('enquiry_id', '=', enquiry_id)
        .executeTakeFirst();
      const first = { attempt: 1, first_attempt_at: created_at, thread: [] };
      const mention = await findMentionToMail(db, row);
      return { outbox_id, mail_id, kind, text, ...first, mention, enquiry: enquiry ?? null };
    }),
  );
}
