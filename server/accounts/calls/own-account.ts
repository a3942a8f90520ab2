import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteOwnSession, findOwnSessions } from '../../../db/accounts/own-sessions.ts';
import { deleteSessionsOfUser } from '../../../db/accounts/sessions.ts';
import { loginLimits, type OwnSession } from '../../../domain/accounts/user.ts';
import { done, messageFailures } from '../../api/answers.ts';
import { nothingHere } from '../../http/errors.ts';
import { changeOwnPassword } from '../own-password.ts';
import { signedIn } from '../sessions.ts';

/** Bytes; see the login (threat T18). */
const bodyLimit = 16_384;

const config = { shape: 'message', access: 'signed-in' } as const;
const shared = { tags: ['Own account'] };

const sessionId = z.string().regex(/^[0-9a-f]{16}$/);

const ownSession = z.object({
  id: z.string().describe('Names the session; it opens nothing.'),
  created_at: z.string(),
  last_used_at: z.string(),
  device: z.string().describe('Browser and system; empty when neither is known.'),
  network: z.string().describe('A network address without its last part.'),
  current: z.boolean().describe('Whether this is the session of the call.'),
}) satisfies z.ZodType<OwnSession>;

/** What everybody who is signed in may do with the own account. */
export const ownAccount: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db } = services;

  app.post('/api/users/password', {
    bodyLimit,
    config,
    schema: {
      ...shared,
      summary: 'Change the own password',
      description:
        'Ends every other session of the account. Common passwords, the own address and the name of the site are refused; wrong current passwords count like wrong sign-ins.',
      body: z.object({
        current: z.string().min(1).max(loginLimits.password),
        new: z.string().min(services.config.newPasswordLength).max(loginLimits.password),
      }),
      response: { 200: done, ...messageFailures },
    },
    async handler(request) {
      const { current, new: next } = request.body;
      const sender = signedIn(request);
      await changeOwnPassword(services, sender, { current, next, keep: sender.tokenHash });
      return { message: 'Your password is changed. Every other session has ended.' };
    },
  });

  app.get('/api/users/sessions', {
    config,
    schema: {
      ...shared,
      summary: 'The own sessions',
      description: 'Every live session of the account, the one used last first.',
      response: { 200: z.array(ownSession), ...messageFailures },
    },
    async handler(request) {
      const { user, tokenHash: own } = signedIn(request);
      const { idle, absolute } = services.config.session;
      const query = { userId: user.user_id, tokenHash: own, now: services.now(), idle, absolute };
      return findOwnSessions(db, query);
    },
  });

  app.delete('/api/users/sessions/:id', {
    config,
    schema: {
      ...shared,
      summary: 'End one of the own sessions',
      description: 'Also the one of the call, which is then the same as signing out.',
      params: z.object({ id: sessionId }),
      response: { 200: done, ...messageFailures },
    },
    async handler(request) {
      const { user } = signedIn(request);
      if (!(await deleteOwnSession(db, user.user_id, request.params.id))) throw nothingHere();
      return { message: 'The session has ended.' };
    },
  });

  app.delete('/api/users/sessions', {
    config,
    schema: {
      ...shared,
      summary: 'Sign out everywhere else',
      description: 'Ends every session of the account but the one of the call.',
      response: { 200: done, ...messageFailures },
    },
    async handler(request) {
      const { user, tokenHash: own } = signedIn(request);
      await deleteSessionsOfUser(db, user.user_id, own);
      return { message: 'Every other session has ended.' };
    },
  });
};
