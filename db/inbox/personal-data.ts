import { sql } from 'kysely';
import type { OpenEnquiry } from '../../domain/api/inbox/enquiries.ts';
import { withAsciiHost } from '../../domain/inbox/ascii-host.ts';
import { storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { inParts } from '../parts.ts';
import { countChanged } from '../row-counts.ts';
import { findWholeEnquiries } from './inbox.ts';

export function hasEmail(email: string, column: 'email' | 'made_by' = 'email') {
  const { text } = storable({ text: withAsciiHost(email.trim()).toLowerCase() });
  return sql<boolean>`lower(${sql.ref(column)}) = ${text}`;
}

function isOf(email: string) {
  return sql<boolean>`${hasEmail(email)} and status != 'test'`;
}

/** Spam too, with answers, notes and the ledger: the answer to a request for personal data. */
export async function findEnquiriesOfPerson(db: Database, email: string) {
  const parts = inParts<{ enquiry_id: number }>((last, limit) =>
    db
      .selectFrom('enquiries')
      .select('enquiry_id')
      .where(isOf(email))
      .where('enquiry_id', '>', last?.enquiry_id ?? 0)
      .orderBy('enquiry_id')
      .limit(limit)
      .execute(),
  );
  const found: OpenEnquiry[] = [];
  for await (const rows of parts) {
    const ids = rows.map(({ enquiry_id }) => enquiry_id);
    if (ids.length > 0) found.push(...(await findWholeEnquiries(db, ids)));
  }
  return found;
}

export function deleteEnquiriesOfPerson(db: Database, email: string): Promise<number> {
  return countChanged(db.deleteFrom('enquiries').where(isOf(email)));
}

/** Decision D42. */
export function deleteEnquiriesBefore(db: Database, time: number): Promise<number> {
  return countChanged(
    db.deleteFrom('enquiries').where('created_at', '<', new Date(time).toISOString()),
  );
}

export async function forgetSenders(db: Database, time: number): Promise<void> {
  const before = new Date(time).toISOString();
  await db.deleteFrom('enquiry_senders').where('last_at', '<', before).execute();
  await db
    .updateTable('enquiries')
    .set({ sender: '' })
    .where('created_at', '<', before)
    .where('sender', '!=', '')
    .execute();
}
