import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  checkSettingsCall,
  sendTestMailCall,
} from '../../../domain/api/operations/settings-check.ts';
import { routeOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMailbox } from '../../inbox/mailbox.ts';
import { findSetNames } from '../../start/settings-file.ts';
import { checkSettings } from '../settings-check/check-settings.ts';
import { sendTestMail } from '../settings-check/mail.ts';

const config: FastifyContextConfig = { shape: 'message', access: 'admin' };
const shared = { tags: ['Settings'] };

export const settingsCheck: FastifyPluginAsyncZod = async (app) => {
  const { services, forwardedCounts } = app;

  app.route({
    ...routeOf(checkSettingsCall, {
      ...shared,
      summary: 'Check the installation',
      description:
        'Asks database, media store and mail server, and opens the public address. Changes nothing.',
    }),
    config,
    handler: () => checkSettings({ ...services, variables: findSetNames(), forwardedCounts }),
  });

  app.route({
    ...routeOf(sendTestMailCall, {
      ...shared,
      summary: 'Send a test mail',
      description:
        'To the mailbox that receives the enquiries; answered with what its server said.',
    }),
    config: { ...config, audit: { action: 'test mail sent' } },
    async handler() {
      const { smtpUrl } = services.config.mail;
      if (!smtpUrl)
        throw new Refusal(400, 'Set SMTP_URL first: there is no mail server to send with.');
      return sendTestMail(smtpUrl, await findMailbox(services));
    },
  });
};
