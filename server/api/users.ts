import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteSession, insertSession } from '../../db/sessions.ts';
import { findUserByEmail, updatePasswordHash } from '../../db/users.ts';
import { loginInput, type UserInfo } from '../../domain/user.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from '../password.ts';
import { bearerToken, newToken, tokenHash } from '../plugins/sessions.ts';
import { type Guesser, limitGuesses, WrongSecret } from '../sign-in-limits.ts';
import { done, messageFailures } from './answers.ts';

/** Bytes; an address and a password are far shorter (threat T18). */
const loginBodyLimit = 16_384;

const me = z.object({ isAdmin: z.boolean(), email: z.string() });
const userInfo = me.extend({
  token: z.string().describe('Goes into the header Authorization: Bearer …'),
}) satisfies z.ZodType<UserInfo>;

const shared = { tags: ['Users'] };

/** Starts a session. One sentence and one duration for every kind of wrong pair (threat T09). */
async function signIn(
  { db, config, now }: FastifyInstance['services'],
  { email, password }: z.infer<typeof loginInput>,
): Promise<UserInfo> {
  const user = await findUserByEmail(db, email.toLowerCase());
  const isRight = await verifyPassword(password, user?.password_hash);
  if (!user || !isRight || user.is_disabled) {
    throw new WrongSecret(401, 'The email address or the password is wrong.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  if (isOutdatedHash(user.password_hash)) {
    await updatePasswordHash(db, user.user_id, await hashPassword(password));
  }
  const token = newToken();
  await insertSession(db, {
    tokenHash: tokenHash(token),
    userId: user.user_id,
    now: now(),
    perUser: config.session.perUser,
  });
  return { token, isAdmin: Boolean(user.is_admin), email: user.email };
}

/** Signing in and out. */
export const users: FastifyPluginAsyncZod = async (app) => {
  app.post('/api/users/login', {
    bodyLimit: loginBodyLimit,
    config: { shape: 'message', access: 'public' },
    schema: {
      ...shared,
      summary: 'Sign in',
      description:
        'The token ends after a time without use, and after a longer one in any case. After too many wrong pairs the answer is 429, with Retry-After in seconds; open sessions go on.',
      body: loginInput,
      response: { 200: userInfo, ...messageFailures },
    },
    async handler(request, reply) {
      reply.header('Cache-Control', 'no-store');
      const guesser: Guesser = { email: request.body.email, ip: request.ip };
      return limitGuesses(app.services, guesser, () => signIn(app.services, request.body));
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
