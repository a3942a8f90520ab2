import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, put } from '../call.ts';

const choice = z.object({
  mentions: z.boolean().describe('A mail for each remark that mentions whoever is signed in.'),
});

const path = '/api/account-mails';

export const getAccountMails = get('getAccountMails', path, {
  answer: choice.extend({
    configured: z.boolean().describe('Whether there is a server to send with.'),
  }),
});

export type AccountMails = z.infer<(typeof getAccountMails)['answer']>;

export const saveAccountMails = put('saveAccountMails', path, {
  body: choice,
  answer: done,
});
