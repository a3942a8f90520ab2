import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteSession } from '../../../db/accounts/sessions.ts';
import { loginInput, type UserInfo } from '../../../domain/accounts/user.ts';
import { done, messageFailures } from '../../api/answers.ts';
import { bearerToken, tokenHash } from '../sessions.ts';
import { signIn } from '../sign-in/sign-in.ts';

/** Bytes; an address and a password are far shorter (threat T18). */
const loginBodyLimit = 16_384;

const me = z.object({ isAdmin: z.boolean(), email: z.string() });
const userInfo = me.extend({
  token: z.string().describe('Goes into the header Authorization: Bearer …'),
}) satisfies z.ZodType<UserInfo>;

const shared = { tags: ['Users'] };

/** Signing in and out. */
export const users: FastifyPluginAsyncZod = async (app) => {
  app.post('/api/users/login', {
    bodyLimit: loginBodyLimit,
    config: { shape: 'message', access: 'public' },
    schema: {
      ...shared,
      summary: 'Sign in',
      description:
        'The token ends after a time without use, and after a longer one in any case. After too many wrong pairs the answer is 429, with Retry-After in seconds; open sessions go on. An account with a second factor is asked for it after the right pair: 401 with a sentence under errors.code, and the same call with `code` signs in.',
      body: loginInput,
      response: { 200: userInfo, ...messageFailures },
    },
    async handler(request, reply) {
      reply.header('Cache-Control', 'no-store');
      const { body, ip, headers } = request;
      return signIn(app.services, { ...body, ip, userAgent: headers['user-agent'] });
    },
  });

  app.post('/api/users/logout', {
    bodyLimit: loginBodyLimit,
    config: { shape: 'message', access: 'signed-in' },
    schema: {
      ...shared,
      summary: 'Sign out',
      description: 'Ends the session of the token that the call carries.',
      response: { 200: done, ...messageFailures },
    },
    async handler(request) {
      const token = bearerToken(request);
      if (token) await deleteSession(app.services.db, tokenHash(token));
      return { message: 'You are signed out.' };
    },
  });

  app.get('/api/users/me', {
    config: { shape: 'message', access: 'signed-in' },
    schema: {
      ...shared,
      summary: 'Who is signed in',
      description: 'Also renews the session, like every call that carries its token.',
      response: { 200: me, ...messageFailures },
    },
    async handler({ user }) {
      // The gate lets nobody without a session come here.
      return { isAdmin: user?.isAdmin === true, email: user?.email ?? '' };
    },
  });
};
