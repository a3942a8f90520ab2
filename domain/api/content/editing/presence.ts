import { z } from '../../../zod.ts';
import { done } from '../../answers.ts';
import { del, post } from '../../call.ts';
import { storedParams as params } from '../../params.ts';

export const notePresence = post('notePresence', '/api/presence/:kind/:id', {
  params,
  answer: z.object({
    others: z.array(z.string()).describe('Addresses of users; the own one for another browser.'),
  }),
});

export const endPresence = del('endPresence', '/api/presence/:kind/:id', {
  params,
  answer: done,
});
