import { writeEnquiry } from '../db/inbox/enquiries.ts';
import type { Database } from '../db/open.ts';

type Written = Parameters<typeof writeEnquiry>;

/** Without an idempotency key. */
export async function insertEnquiry(
  db: Database,
  enquiry: Written[1],
  details: Written[2] = {},
): Promise<number> {
  const run = (transaction: Database) => writeEnquiry(transaction, enquiry, details);
  return (await db.transaction().execute(run)) ?? 0;
}
