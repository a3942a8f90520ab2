import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endPresence, notePresence } from '../../../db/content/history/presence.ts';
import { signedIn } from '../../accounts/sessions.ts';
import { done, itemParams, messageFailures } from '../../api/answers.ts';

const config = { shape: 'message', access: 'admin', audit: false } as const;
const shared = { tags: ['Presence'] };

const others = z.object({
  others: z.array(z.string()).describe('Addresses of users; the own one for another browser.'),
});

/** Who has an item open in the back office. The form says so every half minute. */
export const presences: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.post('/api/presence/:kind/:id', {
    config,
    schema: {
      ...shared,
      summary: 'Say that an item is open here',
      description: 'And hear who else has it open. Counts for 70 seconds.',
      params: itemParams,
      response: { 200: others, ...messageFailures },
    },
    async handler(request) {
      const { user, tokenHash } = signedIn(request);
      const { email } = user;
      return {
        others: await notePresence(db, { ...request.params, tokenHash, email, now: now() }),
      };
    },
  });

  app.delete('/api/presence/:kind/:id', {
    config,
    schema: {
      ...shared,
      summary: 'Say that an item was closed here',
      description: 'Another tab of this browser that has it open says so with its next call.',
      params: itemParams,
      response: { 200: done, ...messageFailures },
    },
    async handler(request) {
      const { tokenHash } = signedIn(request);
      await endPresence(db, { ...request.params, tokenHash });
      return { message: 'Closed.' };
    },
  });
};
