import { z } from '../zod.ts';

/** Spam waits in a folder: it is never refused and never deleted unseen. */
export const enquiryStatuses = ['new', 'open', 'answered', 'spam'] as const;

export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const inboxLimits = { note: 2_000, answer: 10_000 } as const;

export const inboxChange = z.object({
  status: z.enum(enquiryStatuses).optional(),
  note: z
    .string()
    .max(inboxLimits.note, `Please use at most ${inboxLimits.note} characters.`)
    .optional(),
  noteBefore: z
    .string()
    .max(inboxLimits.note)
    .optional()
    .describe(
      'The note that was read: a new one does not replace what a colleague saved meanwhile.',
    ),
  assigned_to: z.number().int().positive().max(2_147_483_647).nullable().optional(),
  held: z
    .literal(false)
    .optional()
    .describe('The enquiry is real: what the cap on mail holds of it leaves at once.'),
});

export type InboxChange = z.infer<typeof inboxChange>;

export const answerInput = z.object({
  text: z
    .string('Please write an answer.')
    .max(inboxLimits.answer, `Please use at most ${inboxLimits.answer} characters.`)
    .refine((text) => text.trim() !== '', 'Please write an answer.'),
  answersBefore: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('How many its author has read. Where there are more it is 409; absent: not asked.'),
});

export type AnswerInput = z.infer<typeof answerInput>;

export const deliveryStatuses = ['queued', 'held', 'sent', 'failed'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];
