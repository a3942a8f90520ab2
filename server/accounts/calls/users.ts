import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deleteSession } from '../../../db/accounts/sessions.ts';
import { codeAsked } from '../../../db/jobs/audit.ts';
import { getSignedInUser, signInCall, signOutCall } from '../../../domain/api/accounts/session.ts';
import { routeOf } from '../../api/route.ts';
import { CodeNeeded } from '../second-factor.ts';
import { bearerToken, tokenHash } from '../sessions.ts';
import { signIn } from '../sign-in/sign-in.ts';

/** Threat T18; an address and a password are far shorter. */
const loginBodyLimit = 16_384;

const shared = { tags: ['Users'] };

export const users: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...routeOf(signInCall, {
      ...shared,
      summary: 'Sign in',
      description:
        'The token ends after a time without use, and after a longer one in any case. After too many wrong pairs the answer is 429, with Retry-After in seconds; open sessions go on. An account with a second factor is asked for it after the right pair: 401 with a sentence under errors.code, and the same call with `code` signs in.',
      example: { email: 'editor@example.com', password: 'correct-horse' },
    }),
    bodyLimit: loginBodyLimit,
    config: { shape: 'message', access: 'public' },
    async handler(request, reply) {
      reply.header('Cache-Control', 'no-store');
      const { body, ip, headers } = request;
      const credentials = { ...body, ip, userAgent: headers['user-agent'] };
      return signIn(app.services, credentials).catch((error) => {
        if (error instanceof CodeNeeded) request.auditedAs = { action: codeAsked };
        throw error;
      });
    },
  });

  app.route({
    ...routeOf(signOutCall, {
      ...shared,
      summary: 'Sign out',
      description: 'Ends the session of the token that the call carries.',
    }),
    bodyLimit: loginBodyLimit,
    config: { shape: 'message', access: 'signed-in' },
    async handler(request) {
      const token = bearerToken(request);
      if (token) await deleteSession(app.services.db, tokenHash(token));
      return { message: 'You are signed out.' };
    },
  });

  app.route({
    ...routeOf(getSignedInUser, {
      ...shared,
      summary: 'Who is signed in',
      description: 'Also renews the session, like every call that carries its token.',
    }),
    config: { shape: 'message', access: 'signed-in' },
    async handler({ user }) {
      return { isAdmin: user?.isAdmin === true, email: user?.email ?? '' };
    },
  });
};
