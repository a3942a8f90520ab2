import { z } from 'zod';
import {
  type Delivery,
  deliveryStatuses,
  enquiryStatuses,
  type InboxEnquiry,
  type LedgerEntry,
} from '../../../domain/inbox/inbox.ts';
import { messageKinds } from '../../../domain/inbox/message-kind.ts';

/** Columns of the CSV, in their order. */
export const enquiryColumns = [
  'enquiry_id',
  'created_at',
  'status',
  'form',
  'name',
  'email',
  'phoneNum',
  'businessName',
  'role',
  'message',
  'note',
  'answered_at',
] as const;

const inboxEnquiry = z.object({
  enquiry_id: z.number().int(),
  created_at: z.string(),
  status: z.enum(enquiryStatuses),
  form: z.enum(['main', 'extended']),
  formType: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNum: z.string(),
  businessName: z.string(),
  role: z.string(),
  message: z.string(),
  note: z.string(),
  assigned_to: z.number().int().nullable(),
  answered_at: z.string().nullable(),
  spamReasons: z.array(z.object({ reason: z.string(), points: z.number() })),
  visit: z.object({
    referrer: z.string(),
    campaign: z.string(),
    pages: z.array(z.object({ path: z.string(), at: z.number() })),
  }),
}) satisfies z.ZodType<InboxEnquiry>;

const delivery = z.object({
  kind: z.enum(messageKinds),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  reason: z.string().describe('What the mail server said last.'),
}) satisfies z.ZodType<Delivery>;

/** An enquiry in a list, with how its last message stands. */
export const listedEnquiry = inboxEnquiry.extend({ delivery: delivery.nullable() });

const ledgerEntry = z.object({
  kind: z.enum(messageKinds),
  status: z.enum(deliveryStatuses),
  text: z.string(),
  attempts: z.number().int(),
  created_at: z.string(),
  next_at: z.string(),
  ledger: z.array(
    z.object({
      attempt: z.number().int(),
      at: z.string(),
      outcome: z.enum(['begun', 'sent', 'deferred', 'failed']),
      reason: z.string(),
    }),
  ),
}) satisfies z.ZodType<LedgerEntry>;

/** An enquiry with its messages. */
export const openEnquiry = inboxEnquiry.extend({ mail: z.array(ledgerEntry) });
