import type { FastifyInstance } from 'fastify';
import { findMailsMentions, setMailsMentions } from '../../../db/accounts/mail-choice.ts';
import { getAccountMails, saveAccountMails } from '../../../domain/api/accounts/account-mails.ts';
import { routesOf } from '../../api/route.ts';
import { signedIn } from '../sessions.ts';

const bodyLimit = 1_024;

export async function accountMailCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, {
    tags: ['Own account'],
    access: 'signed-in',
    audit: { values: ['mentions'] },
  });
  const { db, config: site } = app.services;

  route(getAccountMails, {
    summary: 'Which mails the own account gets',
    description: 'Besides those about passwords and invitations.',
    async handler(request) {
      const mentions = await findMailsMentions(db, signedIn(request).user.user_id);
      return { mentions, configured: site.mail.smtpUrl !== undefined };
    },
  });

  route(saveAccountMails, {
    summary: 'Choose which mails the own account gets',
    description: 'What waits to be sent is left out, too.',
    example: { mentions: false },
    bodyLimit,
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
}
