import { sql } from 'kysely';
import { storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { findEnquiryById } from './inbox.ts';

function isOf(email: string) {
  const { text } = storable({ text: email.trim().toLowerCase() });
  return sql<boolean>`lower(email) = ${text} and status != 'test'`;
}

/** Spam too, with answers, notes and the ledger: the answer to a request for personal data. */
export async function findEnquiriesOfPerson(db: Database, email: string) {
  const rows = await db
    .selectFrom('enquiries')
    .select('enquiry_id')
    .where(isOf(email))
    .orderBy('enquiry_id')
    .execute();
  const found = await Promise.all(rows.map(({ enquiry_id }) => findEnquiryById(db, enquiry_id)));
  return found.filter((enquiry) => enquiry !== null);
}

export async function deleteEnquiriesOfPerson(db: Database, email: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiries')
    .where(isOf(email))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Decision D42. */
export async function deleteEnquiriesBefore(db: Database, time: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiries')
    .where('created_at', '<', new Date(time).toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
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
