import { z } from '../zod.ts';
import type { MessageKind } from './message-kind.ts';
import type { SpamReason } from './spam.ts';
import type { Visit } from './visit.ts';

/** The folders of the inbox; spam waits there, it is never refused and never deleted unseen. */
export const enquiryStatuses = ['new', 'open', 'answered', 'spam'] as const;

export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Characters. */
export const inboxLimits = { note: 2_000, answer: 10_000 } as const;

/** PUT /api/enquiries/{id}: only what is named changes. */
export const inboxChange = z.object({
  status: z.enum(enquiryStatuses).optional(),
  note: z
    .string()
    .max(inboxLimits.note, `Please use at most ${inboxLimits.note} characters.`)
    .optional(),
  assigned_to: z.number().int().positive().max(2_147_483_647).nullable().optional(),
  held: z
    .literal(false)
    .optional()
    .describe('The enquiry is real: what the cap on mail holds of it leaves at once.'),
});

/** POST /api/enquiries/{id}/answer. */
export const answerInput = z.object({
  text: z
    .string('Please write an answer.')
    .max(inboxLimits.answer, `Please use at most ${inboxLimits.answer} characters.`)
    .refine((text) => text.trim() !== '', 'Please write an answer.'),
});

/** What the back office sees of an enquiry; hashes and keys stay in the database. */
export interface InboxEnquiry {
  enquiry_id: number;
  created_at: string;
  status: EnquiryStatus;
  /** Which form sent it. */
  form: 'main' | 'extended';
  formType: string;
  name: string;
  email: string;
  phoneNum: string;
  businessName: string;
  role: string;
  message: string;
  note: string;
  assigned_to: number | null;
  answered_at: string | null;
  spamReasons: SpamReason[];
  visit: Visit;
}

/** How a message stands; a held one waits until fewer enquiries come, or for a person. */
export const deliveryStatuses = ['queued', 'held', 'sent', 'failed'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** How a message about an enquiry stands. */
export interface Delivery {
  kind: MessageKind;
  status: DeliveryStatus;
  attempts: number;
  /** What the mail server said last. */
  reason: string;
}

/** A message about an enquiry and every attempt at it. */
export interface LedgerEntry extends Omit<Delivery, 'reason'> {
  text: string;
  created_at: string;
  next_at: string;
  ledger: {
    /** 1 for the first. */
    attempt: number;
    at: string;
    /** 'begun' stays when the process ended before it knew. */
    outcome: 'begun' | 'sent' | 'deferred' | 'failed';
    reason: string;
  }[];
}
