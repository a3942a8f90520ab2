import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { passwordAsked } from '../../../db/jobs/audit.ts';
import { loginInput, loginLimits } from '../../../domain/accounts/user.ts';
import { done, messageFailures } from '../../api/answers.ts';
import { acceptInvitation, forgotPassword, resetPassword } from '../account-links.ts';

/** Bytes; see the login (threat T18). */
const bodyLimit = 16_384;

const config = { shape: 'message', access: 'public' } as const;
const shared = { tags: ['Users'] };

const limited =
  'Limited per network and per link; 410 for a link that was used, is too old, or was followed by a newer one.';

/** The ways into an account for somebody without its password (threats T40, T41; decision D70). */
export const accountLinks: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const use = z.object({
    token: z.string().max(200).describe('What stands behind the # of the link.'),
    password: z.string().min(services.config.newPasswordLength).max(loginLimits.password),
  });

  app.get('/api/users/password/forgot', {
    config,
    schema: {
      ...shared,
      summary: 'Whether a forgotten password can be replaced by mail',
      description: 'It can where the site sends mail.',
      response: { 200: z.object({ byMail: z.boolean() }), ...messageFailures },
    },
    handler: async () => ({ byMail: services.config.mail.smtpUrl !== undefined }),
  });

  app.post('/api/users/password/forgot', {
    bodyLimit,
    config: { ...config, audit: { action: passwordAsked, isAnonymous: true } },
    schema: {
      ...shared,
      summary: 'Ask for a link to a new password',
      description:
        'The answer is the same for every address. An active account gets a mail with a link that opens once, within 30 minutes. Limited per network and per address; 409 on a site that sends no mail.',
      body: loginInput.pick({ email: true }),
      response: { 200: done, ...messageFailures },
    },
    async handler(request, reply) {
      const email = request.body.email.toLowerCase();
      request.accountEmail = email;
      reply.header('Cache-Control', 'no-store');
      await forgotPassword(services, { email, ip: request.ip });
      return {
        message:
          'If there is an account for this address, we have sent a link to it. It works for 30 minutes.',
      };
    },
  });

  app.post('/api/users/password/reset', {
    bodyLimit,
    config: { ...config, audit: { action: 'new password set', isAnonymous: true } },
    schema: {
      ...shared,
      summary: 'Choose a new password by a link',
      description: `Ends every session of the account. A second factor stays, and is asked for at the sign-in. ${limited}`,
      body: use,
      response: {
        200: done.extend({
          email: z.string(),
          secondFactor: z.boolean().describe('Whether the sign-in will ask for a code.'),
        }),
        ...messageFailures,
      },
    },
    async handler(request, reply) {
      reply.header('Cache-Control', 'no-store');
      const account = await resetPassword(services, { ...request.body, ip: request.ip });
      request.accountEmail = account.email;
      return { ...account, message: 'Your new password is saved. Every session has ended.' };
    },
  });

  app.post('/api/users/invitations/accept', {
    bodyLimit,
    config: { ...config, audit: { action: 'invitation accepted', isAnonymous: true } },
    schema: {
      ...shared,
      summary: 'Accept an invitation',
      description: `Makes the account with the password that is sent along. ${limited}`,
      body: use,
      response: { 201: done.extend({ email: z.string() }), ...messageFailures },
    },
    async handler(request, reply) {
      reply.header('Cache-Control', 'no-store');
      const account = await acceptInvitation(services, { ...request.body, ip: request.ip });
      request.accountEmail = account.email;
      reply.code(201);
      return { ...account, message: 'Your account is ready.' };
    },
  });
};
