import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findMailsMentions, setMailsMentions } from '../../../db/accounts/mail-choice.ts';
import { getAccountMails, saveAccountMails } from '../../../domain/api/accounts/account-mails.ts';
import { routeOf } from '../../api/route.ts';
import { signedIn } from '../sessions.ts';

const config: FastifyContextConfig = {
  shape: 'message',
  access: 'signed-in',
  audit: { values: ['mentions'] },
};
const shared = { tags: ['Own account'] };
const bodyLimit = 1_024;

export const accountMailCalls: FastifyPluginAsyncZod = async (app) => {
  const { db, config: site } = app.services;

  app.route({
    ...routeOf(getAccountMails, {
      ...shared,
      summary: 'Which mails the own account gets',
      description: 'Besides those about passwords and invitations.',
    }),
    config,
    async handler(request) {
      const mentions = await findMailsMentions(db, signedIn(request).user.user_id);
      return { mentions, configured: site.mail.smtpUrl !== undefined };
    },
  });

  app.route({
    ...routeOf(saveAccountMails, {
      ...shared,
      summary: 'Choose which mails the own account gets',
      description: 'What waits to be sent is left out, too.',
      example: { mentions: false },
    }),
    bodyLimit,
    config,
    async handler(request) {
      const { mentions } = request.body;
      await setMailsMentions(db, signedIn(request).user.user_id, mentions);
      return {
        message: mentions
          ? 'You get a mail when a remark mentions you.'
          : 'You get no mail when a remark mentions you. The Portal still shows it.',
      };
    },
  });
};
