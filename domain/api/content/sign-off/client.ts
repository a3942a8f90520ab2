import { markedWords, remarkPlace, remarkText } from '../../../content/remarks/remark.ts';
import {
  changedText,
  sectionStates,
  seenText,
  signerName,
  verdicts,
} from '../../../content/sign-off/sign-off.ts';
import { z } from '../../../zod.ts';
import { done } from '../../answers.ts';
import { post } from '../../call.ts';

/** In the body: an address would be logged, kept in histories and sent on as a Referer (threat T43). */
const token = z.string().regex(/^[\w-]{43}$/, 'This link is not complete.');

const section = z.object({
  id: z.string(),
  label: z.string(),
  hash: z.string(),
  state: z.enum(sectionStates),
  by: z.string(),
  at: z.string(),
  texts: z.array(seenText),
  changed: z.array(changedText).describe('Since the approval that is void.'),
});

export type SectionShown = z.infer<typeof section>;

const remark = z.object({
  remark_id: z.number().int(),
  section: z.string(),
  field: z.string(),
  label: z.string().describe('Of the field or the section.'),
  words: markedWords.nullable(),
  text: z.string(),
  made_by: z.string(),
  made_at: z.string(),
  resolved_at: z.string().nullable(),
});

export type ClientRemark = z.infer<typeof remark>;

const shown = z.object({
  title: z.string(),
  language: z.string().describe('Empty: that of origin.'),
  agency: z.string(),
  recipient: z.string(),
  savedAt: z.string(),
  expiresAt: z.string(),
  /** Whether a code can be sent. */
  byMail: z.boolean(),
  maskedEmail: z.string(),
  isConfirmed: z.boolean(),
  html: z.string().describe('The whole document, without scripts.'),
  sections: z.array(section),
  remarks: z.array(remark).describe('Those that came through this link.'),
});

export type ShownToClient = z.infer<typeof shown>;

export const lookAtSignOff = post('lookAtSignOff', '/api/sign-off/look', {
  body: z.object({ token }),
  answer: shown,
});

export const answerSignOff = post('answerSignOff', '/api/sign-off/answers', {
  body: z.object({
    token,
    name: signerName,
    verdict: z.enum(verdicts),
    sections: z
      .array(z.object({ id: z.string().max(100), hash: z.string().max(64) }))
      .min(1, 'Please choose a section at least.')
      .max(200)
      .describe('What the answer is about, as it was shown.'),
  }),
  answer: done,
  status: 201,
});

export const remarkOnSignOff = post('remarkOnSignOff', '/api/sign-off/remarks', {
  body: remarkPlace
    .pick({ field: true, words: true })
    .extend({ token, name: signerName, section: z.string().max(100), text: remarkText }),
  answer: done.extend({ remark_id: z.number().int() }),
  status: 201,
});

export const askSignOffCode = post('askSignOffCode', '/api/sign-off/code', {
  body: z.object({ token }),
  answer: done,
});

export const confirmSignOffCode = post('confirmSignOffCode', '/api/sign-off/confirm', {
  body: z.object({
    token,
    code: z
      .string()
      .trim()
      .regex(/^\d{8}$/, 'A code has eight digits.'),
  }),
  answer: done,
});
