import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deletePresence, recordPresence } from '../../../../db/content/history/presence.ts';
import {
  endPresence as endCall,
  notePresence as noteCall,
} from '../../../../domain/api/content/editing/presence.ts';
import { signedIn } from '../../../accounts/sessions.ts';
import { routeOf } from '../../../api/route.ts';

const config = { shape: 'message', access: 'admin', audit: false } as const;
const shared = { tags: ['Presence'] };

/** Who has an item open in the back office. The form says so every half minute. */
export const presences: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.route({
    ...routeOf(noteCall, {
      ...shared,
      summary: 'Say that an item is open here',
      description: 'And hear who else has it open. Counts for 70 seconds.',
    }),
    config,
    async handler(request) {
      const { user, tokenHash } = signedIn(request);
      const { email } = user;
      return {
        others: await recordPresence(db, { ...request.params, tokenHash, email, now: now() }),
      };
    },
  });

  app.route({
    ...routeOf(endCall, {
      ...shared,
      summary: 'Say that an item was closed here',
      description: 'Another tab of this browser that has it open says so with its next call.',
    }),
    config,
    async handler(request) {
      const { tokenHash } = signedIn(request);
      await deletePresence(db, { ...request.params, tokenHash });
      return { message: 'Closed.' };
    },
  });
};
