import type { ExtendedEnquiryInput, MainEnquiryInput } from '../../domain/inbox/enquiry.ts';
import type { MailSettings } from '../../domain/inbox/mail-settings.ts';
import { isSpam, type SpamReason } from '../../domain/inbox/spam.ts';
import { storable } from '../column-limits.ts';
import { type Admission, admit } from '../mail/mail-cap.ts';
import { findMailSettings } from '../mail/mail-settings.ts';
import { insertMessage } from '../mail/outbox.ts';
import type { Database } from '../open.ts';
import type { NewEnquiry } from './enquiry-tables.ts';
import { queueReceipt } from './receipts.ts';

type EnquiryInput = MainEnquiryInput | ExtendedEnquiryInput;

interface EnquiryDetails {
  now?: number;
  spamReasons?: SpamReason[];
  visit?: string;
  language?: string;
  sender?: string;
  contentHash?: string;
  idempotencyKey?: string;
  isTest?: boolean;
  mailsPerHour?: number;
}

/** Only the main form has a type; fields that a form lacks stay empty. */
function typedColumns(enquiry: EnquiryInput) {
  const { name, email, phoneNum, message } = enquiry;
  const shared = { name, email, phoneNum, message };
  if ('formType' in enquiry) {
    const { formType } = enquiry;
    return { ...shared, form: 'main' as const, formType, businessName: '', role: '' };
  }
  const { businessName, role } = enquiry;
  return { ...shared, form: 'extended' as const, formType: '', businessName, role };
}

function rowFromEnquiry(enquiry: EnquiryInput, details: EnquiryDetails): NewEnquiry {
  const { now = Date.now(), spamReasons = [], visit = '{}', isTest, ...more } = details;
  const folder = isSpam(spamReasons) ? 'spam' : 'new';
  return {
    ...typedColumns(enquiry),
    created_at: new Date(now).toISOString(),
    status: isTest ? 'test' : folder,
    spam_reasons: JSON.stringify(spamReasons),
    visit,
    language: more.language ?? '',
    sender: more.sender ?? '',
    content_hash: more.contentHash ?? '',
    idempotency_key: more.idempotencyKey ?? null,
  };
}

export async function queueForAgency(
  transaction: Database,
  message: { enquiry_id: number; created_at: string } & Admission,
  { webhook }: MailSettings,
): Promise<void> {
  await insertMessage(transaction, { kind: 'enquiry', ...message });
  if (!webhook) return;
  await insertMessage(transaction, { kind: 'webhook', ...message, admitted_at: null });
}

async function queueMessages(
  transaction: Database,
  enquiry_id: number,
  { status, email, sender = '', created_at }: NewEnquiry,
  mailsPerHour = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (status === 'spam') return;
  if (status === 'test') {
    await insertMessage(transaction, { kind: 'heartbeat', enquiry_id, created_at });
    return;
  }
  const settings = await findMailSettings(transaction);
  const now = Date.parse(created_at);
  const admission = await admit(transaction, now, mailsPerHour);
  await queueForAgency(transaction, { enquiry_id, created_at, ...admission }, settings);
  if (!settings.receipt) return;
  const receipt = { enquiry_id, email, sender, now, status: admission.status };
  await queueReceipt(transaction, receipt);
}

/** @returns enquiry_id, or null when the idempotency key is taken */
export async function writeEnquiry(
  transaction: Database,
  enquiry: EnquiryInput,
  details: EnquiryDetails,
): Promise<number | null> {
  const row = storable(rowFromEnquiry(enquiry, details));
  const written = await transaction
    .insertInto('enquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('enquiry_id')
    .executeTakeFirst();
  if (!written) return null;
  const { enquiry_id } = written;
  await queueMessages(transaction, enquiry_id, row, details.mailsPerHour);
  return enquiry_id;
}
