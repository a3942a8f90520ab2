import { storedKinds } from '../../content/kinds/names.ts';
import { z } from '../../zod.ts';
import { get } from '../call.ts';
import { signOffAnswer, signOffLink } from '../content/sign-off/editor.ts';
import { openEnquiry, personQuery } from './enquiries.ts';

const ofItem = { kind: z.enum(storedKinds), item_id: z.string() };

const remark = z.object({
  ...ofItem,
  field: z.string(),
  words: z.string().describe('JSON of the words that it marks; empty without.'),
  text: z.string(),
  made_by: z.string().describe('The name that was typed.'),
  made_at: z.string(),
});

const personalData = z.object({
  enquiries: z.array(openEnquiry),
  links: z.array(signOffLink.extend(ofItem)).describe('Sign-off links made for the address.'),
  answers: z.array(signOffAnswer.extend({ ...ofItem, title: z.string() })),
  remarks: z.array(remark).describe('That came through the links.'),
});

export const getPersonalData = get('getPersonalData', '/api/personal-data', {
  query: personQuery,
  answer: personalData,
});
