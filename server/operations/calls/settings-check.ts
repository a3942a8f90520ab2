import type { FastifyInstance } from 'fastify';
import {
  checkSettingsCall,
  type SettingFinding,
  sendTestMailCall,
} from '../../../domain/api/operations/settings-check.ts';
import { minute } from '../../../domain/durations.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMailbox } from '../../inbox/mailbox.ts';
import { findSetNames } from '../../start/settings-file.ts';
import { checkSettings } from '../settings-check/check-settings.ts';
import { sendTestMail } from '../settings-check/mail.ts';

/** Milliseconds; a check opens connections to other machines. */
const checkedFor = 10 * minute;

export async function settingsCheck(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Settings'], access: 'admin' });
  const { services, forwardedCounts } = app;
  let last: { at: number; findings: Promise<SettingFinding[]> } | undefined;

  function check() {
    return checkSettings({ ...services, variables: findSetNames(), forwardedCounts });
  }

  route(checkSettingsCall, {
    summary: 'Check the installation',
    description:
      'Asks database, media store and mail server, and opens the public address. Changes nothing. What was found within the last ten minutes is answered again unless `fresh` is true.',
    async handler({ query: { fresh } }) {
      const now = services.now();
      if (fresh || !last || now - last.at >= checkedFor) last = { at: now, findings: check() };
      const { at, findings } = last;
      return { checked_at: new Date(at).toISOString(), findings: await findings };
    },
  });

  route(sendTestMailCall, {
    summary: 'Send a test mail',
    description: 'To the mailbox that receives the enquiries; answered with what its server said.',
    audit: { action: 'test mail sent' },
    async handler() {
      const { smtpUrl } = services.config.mail;
      if (!smtpUrl)
        throw new Refusal(400, 'Set SMTP_URL first: there is no mail server to send with.');
      return sendTestMail(smtpUrl, await findMailbox(services));
    },
  });
}
