import type { FastifyInstance } from 'fastify';
import { deletePresence, recordPresence } from '../../../../db/content/history/presence.ts';
import {
  endPresence as endCall,
  notePresence as noteCall,
} from '../../../../domain/api/content/editing/presence.ts';
import { signedIn } from '../../../accounts/sessions.ts';
import { routesOf } from '../../../api/route.ts';

/** Who has an item open in the back office. The form says so every half minute. */
export async function presences(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Presence'], access: 'admin', audit: false });
  const { db, now } = app.services;

  route(noteCall, {
    summary: 'Say that an item is open here',
    description: 'And hear who else has it open. Counts for 70 seconds.',
    async handler(request) {
      const { user, tokenHash } = signedIn(request);
      const { email } = user;
      return {
        others: await recordPresence(db, { ...request.params, tokenHash, email, now: now() }),
      };
    },
  });

  route(endCall, {
    summary: 'Say that an item was closed here',
    description: 'Another tab of this browser that has it open says so with its next call.',
    async handler(request) {
      const { tokenHash } = signedIn(request);
      await deletePresence(db, { ...request.params, tokenHash });
      return { message: 'Closed.' };
    },
  });
}
