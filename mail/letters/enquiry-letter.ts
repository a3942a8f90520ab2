import type { Selectable } from 'kysely';
import type { EnquiryTable } from '../../db/inbox/enquiry-tables.ts';
import type { Letter } from './letter.ts';

type Enquiry = Pick<
  Selectable<EnquiryTable>,
  'name' | 'email' | 'phoneNum' | 'businessName' | 'role' | 'message' | 'formType'
>;

/** The whole subject: nothing a visitor typed stands in it (threat T26). */
export const enquirySubject = 'New enquiry from the website';

export function enquiryLetter(enquiry: Enquiry, sent: string, inboxAddress: string): Letter {
  const { name, email, phoneNum, businessName, role, message, formType } = enquiry;
  const facts: [string, string][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phoneNum],
    ['Business', businessName],
    ['Role', role],
    ['Form', formType || 'Extended contact form'],
    ['Sent', sent],
  ];
  return {
    title: enquirySubject,
    facts: facts.filter(([, value]) => value !== ''),
    body: message,
    footer: `Reply to this message to answer the visitor. Open it in the inbox: ${inboxAddress}`,
  };
}
