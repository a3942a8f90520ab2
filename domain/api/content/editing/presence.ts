import { z } from '../../../zod.ts';
import { done } from '../../answers.ts';
import { defineCall } from '../../call.ts';
import { storedParams as params } from '../../params.ts';

export const notePresence = defineCall({
  id: 'notePresence',
  method: 'POST',
  path: '/api/presence/:kind/:id',
  params,
  answer: z.object({
    others: z.array(z.string()).describe('Addresses of users; the own one for another browser.'),
  }),
});

export const endPresence = defineCall({
  id: 'endPresence',
  method: 'DELETE',
  path: '/api/presence/:kind/:id',
  params,
  answer: done,
});
