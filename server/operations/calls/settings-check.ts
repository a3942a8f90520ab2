import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  checkSettingsCall,
  type SettingFinding,
  sendTestMailCall,
} from '../../../domain/api/operations/settings-check.ts';
import { minute } from '../../../domain/durations.ts';
import { routeOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMailbox } from '../../inbox/mailbox.ts';
import { findSetNames } from '../../start/settings-file.ts';
import { checkSettings } from '../settings-check/check-settings.ts';
import { sendTestMail } from '../settings-check/mail.ts';

const config: FastifyContextConfig = { shape: 'message', access: 'admin' };
const shared = { tags: ['Settings'] };

/** Milliseconds; a check opens connections to other machines. */
const checkedFor = 10 * minute;

export const settingsCheck: FastifyPluginAsyncZod = async (app) => {
  const { services, forwardedCounts } = app;
  let last: { at: number; findings: Promise<SettingFinding[]> } | undefined;

  function check() {
    return checkSettings({ ...services, variables: findSetNames(), forwardedCounts });
  }

  app.route({
    ...routeOf(checkSettingsCall, {
      ...shared,
      summary: 'Check the installation',
      description:
        'Asks database, media store and mail server, and opens the public address. Changes nothing. What was found within the last ten minutes is answered again unless `fresh` is true.',
    }),
    config,
    async handler({ query: { fresh } }) {
      const now = services.now();
      if (fresh || !last || now - last.at >= checkedFor) last = { at: now, findings: check() };
      const { at, findings } = last;
      return { checked_at: new Date(at).toISOString(), findings: await findings };
    },
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
