import { storedKinds } from '../../../content/kinds/names.ts';
import {
  answeredSection,
  changedText,
  recipientName,
  sectionStates,
  signOffDays,
  signOffLimits,
  verdicts,
} from '../../../content/sign-off/sign-off.ts';
import { z } from '../../../zod.ts';
import { done } from '../../answers.ts';
import { get, post } from '../../call.ts';
import { hexId, rowParams, storedParams } from '../../params.ts';

const linkParams = z.object({ id: hexId });

const days = z.union(signOffDays.map((one) => z.literal(one)));

export const signOffLink = z.object({
  link_id: z.string(),
  name: z.string(),
  email: z.string(),
  made_by: z.string(),
  made_at: z.string(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
  confirmed_at: z.string().nullable().describe('When a code that was mailed there came back.'),
});

export type SignOffLink = z.infer<typeof signOffLink>;

export const signOffAnswer = z.object({
  answer_id: z.number().int(),
  link_id: z.string(),
  name: z.string().describe('As whoever answered typed it.'),
  recipient: z.string(),
  email: z.string(),
  isConfirmed: z.boolean().describe('A code that was mailed to the address had come back.'),
  verdict: z.enum(verdicts),
  labels: z.array(z.string()).describe('Of the sections that it is about.'),
  made_at: z.string(),
});

export type SignOffAnswer = z.infer<typeof signOffAnswer>;

const section = z.object({
  id: z.string(),
  label: z.string(),
  state: z
    .enum(sectionStates)
    .describe('void: approved, and changed since. waiting: not answered as it is now.'),
  by: z.string(),
  at: z.string(),
  changed: z.array(changedText).describe('Since the approval that is void.'),
});

const signOff = z.object({
  sections: z.array(section),
  links: z.array(signOffLink),
  answers: z.array(signOffAnswer).describe('The newest first.'),
  isApproved: z.boolean().describe('Every section, as it would be published now.'),
  isRequired: z.boolean().describe('The editor publishes it only when it is approved.'),
});

export type SignOffState = z.infer<typeof signOff>;

export const getSignOff = get('getSignOff', '/api/sign-offs/of/:kind/:id', {
  params: storedParams,
  answer: signOff,
});

const email = z
  .string('Please enter an address.')
  .trim()
  .max(signOffLimits.email, `An address holds at most ${signOffLimits.email} characters.`)
  .pipe(z.email('Please enter an address such as name@example.com.'));

const made = done.extend({
  url: z.string().describe('Shown once: only a hash of it is stored.'),
  link_id: z.string(),
  expires_at: z.string(),
});

export type MadeLink = z.infer<typeof made>;

export const createSignOffLink = post('createSignOffLink', '/api/sign-offs/of/:kind/:id', {
  params: storedParams,
  body: z.object({ name: recipientName, email, days: days.describe('From now on.') }),
  answer: made,
  status: 201,
  needs: ['url'],
});

export const revokeSignOffLink = post('revokeSignOffLink', '/api/sign-offs/links/:id/revoke', {
  params: linkParams,
  answer: done,
});

/** The address that was made before opens nothing any more. */
export const renewSignOffLink = post('renewSignOffLink', '/api/sign-offs/links/:id/renew', {
  params: linkParams,
  answer: made,
  needs: ['url'],
});

export const extendSignOffLink = post('extendSignOffLink', '/api/sign-offs/links/:id/extend', {
  params: linkParams,
  body: z.object({ days }),
  answer: done,
});

const arrived = signOffAnswer.extend({
  kind: z.enum(storedKinds),
  item_id: z.string(),
  title: z.string(),
  path: z.string().describe('Of the screen where it is edited.'),
});

export type ArrivedAnswer = z.infer<typeof arrived>;

export const listArrivedAnswers = get('listArrivedAnswers', '/api/sign-offs/answers', {
  answer: z.array(arrived),
});

export const dismissAnswer = post('dismissAnswer', '/api/sign-offs/answers/:id/seen', {
  params: rowParams,
  answer: done,
});

export const getSignOffAnswer = get('getSignOffAnswer', '/api/sign-offs/answers/:id', {
  params: rowParams,
  answer: arrived.extend({
    sections: z.array(answeredSection.extend({ holds: z.boolean() })),
  }),
});
