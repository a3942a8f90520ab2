import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  checkSettingsCall,
  type LastCheck,
  lastSettingsCheck,
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

/** Milliseconds that a check is shown again: the Portal must not greet the mail server on every visit. */
const shownFor = 3_600_000;

/** One check at a time, whose findings are remembered by this process. */
function rememberedCheck({ services, forwardedCounts }: FastifyInstance) {
  let last: LastCheck | null = null;
  let running: Promise<LastCheck> | null = null;

  async function check(): Promise<LastCheck> {
    const findings = await checkSettings({
      ...services,
      variables: findSetNames(),
      forwardedCounts,
    });
    last = { at: new Date(services.now()).toISOString(), findings };
    return last;
  }

  async function findLast(): Promise<LastCheck> {
    if (last && services.now() - Date.parse(last.at) < shownFor) return last;
    running ??= check().finally(() => {
      running = null;
    });
    return running;
  }

  return { check, findLast };
}

export const settingsCheck: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { check, findLast } = rememberedCheck(app);

  app.route({
    ...routeOf(checkSettingsCall, {
      ...shared,
      summary: 'Check the installation',
      description:
        'Asks database, media store and mail server, and opens the public address. Changes nothing.',
    }),
    config,
    handler: async () => (await check()).findings,
  });

  app.route({
    ...routeOf(lastSettingsCheck, {
      ...shared,
      summary: 'What the last check of the installation found',
      description: 'Checks again when the last check is an hour old.',
    }),
    config,
    handler: findLast,
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
