import type { Delivery } from '../../domain/api/inbox/enquiries.ts';
import type { Database } from '../open.ts';

export async function findDeliveries(
  db: Database,
  enquiryIds: number[],
): Promise<Map<number, Delivery>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('mail_attempts', (join) =>
      join
        .onRef('mail_attempts.outbox_id', '=', 'outbox.outbox_id')
        .onRef('mail_attempts.attempt', '=', 'outbox.attempts'),
    )
    .select(['outbox.enquiry_id', 'outbox.kind', 'outbox.status', 'outbox.attempts', 'reason'])
    .where('outbox.enquiry_id', 'in', enquiryIds)
    .where('outbox.kind', 'in', ['enquiry', 'answer'])
    .orderBy('outbox.outbox_id')
    .$narrowType<{ enquiry_id: number }>()
    .execute();
  return new Map(
    rows.map(({ enquiry_id, reason, ...row }) => [enquiry_id, { ...row, reason: reason ?? '' }]),
  );
}
