import {
  answerInput,
  deliveryStatuses,
  type EnquiryStatus,
  enquiryStatuses,
  inboxChange,
} from '../../inbox/inbox.ts';
import { messageKinds } from '../../inbox/message-kind.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { pageNumber, rowParams as params } from '../params.ts';

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
  language: z
    .string()
    .describe('Tag of the further language that it was written in; empty for that of the site.'),
  note: z.string(),
  assigned_to: z.number().int().nullable(),
  answered_at: z.string().nullable(),
  spamReasons: z.array(z.object({ reason: z.string(), points: z.number() })),
  visit: z.object({
    referrer: z.string(),
    campaign: z.string(),
    pages: z.array(z.object({ path: z.string(), at: z.number() })),
  }),
});

export type InboxEnquiry = z.infer<typeof inboxEnquiry>;

const delivery = z.object({
  kind: z.enum(messageKinds),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  reason: z.string().describe('What the mail server said last.'),
});

export type Delivery = z.infer<typeof delivery>;

const listedEnquiry = inboxEnquiry.extend({
  delivery: delivery.nullable(),
  assignee: z.string().nullable().describe('E-mail address of the colleague who answers it.'),
});

export type ListedEnquiry = z.infer<typeof listedEnquiry>;

const loggedMessage = z.object({
  kind: z.enum(messageKinds),
  status: z.enum(deliveryStatuses),
  text: z.string(),
  attempts: z.number().int(),
  created_at: z.string(),
  next_at: z.string(),
  ledger: z.array(
    z.object({
      attempt: z.number().int().describe('1 for the first.'),
      at: z.string(),
      outcome: z
        .enum(['begun', 'sent', 'deferred', 'failed'])
        .describe("'begun' stays when the process ended before it knew."),
      reason: z.string(),
    }),
  ),
});

export type LoggedMessage = z.infer<typeof loggedMessage>;

export const openEnquiry = inboxEnquiry.extend({ mail: z.array(loggedMessage) });

export type OpenEnquiry = z.infer<typeof openEnquiry>;

const filter = z.object({
  folder: z.enum(enquiryStatuses).optional(),
  overdue: z
    .stringbool()
    .default(false)
    .describe('Only those that wait longer than the privacy policy promises, the oldest first.'),
  held: z
    .stringbool()
    .default(false)
    .describe('Only those whose mail is held because too many came at once; the oldest first.'),
  find: z.string().max(100).optional(),
});

export type InboxFilter = z.infer<typeof filter>;

const folders = z.object({
  new: z.number(),
  open: z.number(),
  answered: z.number(),
  spam: z.number(),
}) satisfies z.ZodType<Record<EnquiryStatus, number>>;

const inboxPage = z.object({
  items: z.array(listedEnquiry),
  total: z.number(),
  perPage: z.number(),
  folders,
  overdue: z.number(),
  keptMonths: z.number().int().describe('Then an enquiry is deleted by itself; 0 for never.'),
  mail: z.object({
    configured: z.boolean(),
    queued: z.number(),
    held: z.number().describe('Enquiries whose mail is held.'),
    failed: z.number(),
  }),
});

export type InboxPage = z.infer<typeof inboxPage>;

export const listEnquiries = get('listEnquiries', '/api/enquiries', {
  query: filter.extend({ page: pageNumber }),
  answer: inboxPage,
  needs: ['items', 'total', 'perPage', 'folders', 'mail'],
});

export const exportEnquiries = get('exportEnquiries', '/api/enquiries/export.csv', {
  query: filter,
  answer: z.string(),
  contentType: 'text/csv',
});

export const fileHeldAsSpamCall = post('fileHeldAsSpam', '/api/enquiries/held/spam', {
  answer: done,
});

export const getEnquiry = get('getEnquiry', '/api/enquiries/:id', {
  params,
  answer: openEnquiry,
  needs: ['enquiry_id', 'spamReasons', 'visit', 'mail'],
});

export const updateEnquiryCall = put('updateEnquiry', '/api/enquiries/:id', {
  params,
  body: inboxChange,
  answer: done,
});

export const answerEnquiry = post('answerEnquiry', '/api/enquiries/:id/answer', {
  params,
  body: answerInput,
  answer: done,
});

export const deleteEnquiryCall = del('deleteEnquiry', '/api/enquiries/:id', {
  params,
  answer: done,
});

export const personQuery = z.object({ email: z.string().trim().min(3).max(254) });

export const listEnquiriesOfPerson = get('listEnquiriesOfPerson', '/api/enquiries/person', {
  query: personQuery,
  answer: z.array(openEnquiry),
});

export const deleteEnquiriesOfPersonCall = del('deleteEnquiriesOfPerson', '/api/enquiries/person', {
  query: personQuery,
  answer: done,
});
