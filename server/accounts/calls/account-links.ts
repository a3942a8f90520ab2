import type { FastifyInstance } from 'fastify';
import { passwordAsked } from '../../../db/jobs/audit.ts';
import {
  acceptInvitationOf,
  getPasswordHelp,
  lookAtAccountLink,
  requestPasswordLink,
  resetPasswordOf,
} from '../../../domain/api/accounts/passwords.ts';
import { routesOf } from '../../api/route.ts';
import { acceptInvitation, forgotPassword, lookAtLink, resetPassword } from '../account-links.ts';

const bodyLimit = 16_384;

const limited =
  'Limited per network and per link; 410 for a link that was used, is too old, or was followed by a newer one.';

/** Threats T40, T41; decision D70. */
export async function accountLinks(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Users'], access: 'public' });
  const { services } = app;
  const { newPasswordLength } = services.config;

  route(getPasswordHelp, {
    summary: 'Whether a forgotten password can be replaced by mail',
    description: 'It can where the site sends mail.',
    handler: async () => ({ byMail: services.config.mail.smtpUrl !== undefined }),
  });

  route(requestPasswordLink, {
    summary: 'Ask for a link to a new password',
    description:
      'The answer is the same for every address. An active account gets a mail with a link that opens once, within 30 minutes. Limited per network and per address; 409 on a site that sends no mail.',
    example: { email: 'editor@example.com' },
    bodyLimit,
    audit: { action: passwordAsked, isAnonymous: true },
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

  route(lookAtAccountLink, {
    summary: 'Whether a link to a new password or an invitation still works',
    description: `Changes nothing. ${limited}`,
    example: { kind: 'reset', token: 'A'.repeat(43) },
    bodyLimit,
    audit: { isAnonymous: true, changesNothing: true },
    async handler(request, reply) {
      reply.header('Cache-Control', 'no-store');
      const { kind, token } = request.body;
      await lookAtLink(services, kind, { token, ip: request.ip });
      return { message: 'This link works.' };
    },
  });

  route(resetPasswordOf(newPasswordLength), {
    summary: 'Choose a new password by a link',
    description: `Ends every session of the account. A second factor stays, and is asked for at the sign-in. ${limited}`,
    bodyLimit,
    audit: { action: 'new password set', isAnonymous: true },
    async handler(request, reply) {
      reply.header('Cache-Control', 'no-store');
      const account = await resetPassword(services, { ...request.body, ip: request.ip });
      request.accountEmail = account.email;
      return { ...account, message: 'Your new password is saved. Every session has ended.' };
    },
  });

  route(acceptInvitationOf(newPasswordLength), {
    summary: 'Accept an invitation',
    description: `Makes the account with the password that is sent along. ${limited}`,
    bodyLimit,
    audit: { action: 'invitation accepted', isAnonymous: true },
    async handler(request, reply) {
      reply.header('Cache-Control', 'no-store');
      const account = await acceptInvitation(services, { ...request.body, ip: request.ip });
      request.accountEmail = account.email;
      reply.code(201);
      return { ...account, message: 'Your account is ready.' };
    },
  });
}
