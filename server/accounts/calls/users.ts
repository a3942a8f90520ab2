import type { FastifyInstance } from 'fastify';
import { deleteSession } from '../../../db/accounts/sessions.ts';
import { codeAsked } from '../../../db/jobs/audit.ts';
import { getSignedInUser, signInCall, signOutCall } from '../../../domain/api/accounts/session.ts';
import { routesOf } from '../../api/route.ts';
import { CodeNeeded } from '../second-factor.ts';
import { bearerToken, tokenHash } from '../sessions.ts';
import { signIn } from '../sign-in/sign-in.ts';

/** Threat T18; an address and a password are far shorter. */
const loginBodyLimit = 16_384;

export async function users(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Users'] });
  route(signInCall, {
    summary: 'Sign in',
    description:
      'The token ends after a time without use, and after a longer one in any case. After too many wrong pairs the answer is 429, with Retry-After in seconds; open sessions go on. An account with a second factor is asked for it after the right pair: 401 with a sentence under errors.code, and the same call with `code` signs in.',
    example: { email: 'editor@example.com', password: 'correct-horse' },
    bodyLimit: loginBodyLimit,
    access: 'public',
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

  route(signOutCall, {
    summary: 'Sign out',
    description: 'Ends the session of the token that the call carries.',
    bodyLimit: loginBodyLimit,
    access: 'signed-in',
    async handler(request) {
      const token = bearerToken(request);
      if (token) await deleteSession(app.services.db, tokenHash(token));
      return { message: 'You are signed out.' };
    },
  });

  route(getSignedInUser, {
    summary: 'Who is signed in',
    description: 'Also renews the session, like every call that carries its token.',
    access: 'signed-in',
    async handler({ user }) {
      return { isAdmin: user?.isAdmin === true, email: user?.email ?? '' };
    },
  });
}
