import type { ExtendedEnquiryInput, MainEnquiryInput } from '../domain/enquiry.ts';
import { storable } from './column-limits.ts';
import type { Database } from './open.ts';
import type { NewEnquiry } from './tables.ts';

/** Only the main form names its type; fields that a form lacks stay empty. */
function rowFromEnquiry(enquiry: MainEnquiryInput | ExtendedEnquiryInput): NewEnquiry {
  const { name, email, phoneNum, message } = enquiry;
  const shared = { name, email, phoneNum, message, created_at: new Date().toISOString() };
  if ('formType' in enquiry) {
    return { ...shared, form: 'main', formType: enquiry.formType, businessName: '', role: '' };
  }
  const { businessName, role } = enquiry;
  return { ...shared, form: 'extended', formType: '', businessName, role };
}

/** Keeps what a visitor sent with either contact form. @returns its enquiry_id. */
export async function insertEnquiry(
  db: Database,
  enquiry: MainEnquiryInput | ExtendedEnquiryInput,
): Promise<number> {
  const { enquiry_id } = await db
    .insertInto('enquiries')
    .values(storable(rowFromEnquiry(enquiry)))
    .returning('enquiry_id')
    .executeTakeFirstOrThrow();
  return enquiry_id;
}

export async function countEnquiries(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
