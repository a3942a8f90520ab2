import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  checkAreas,
  checkStates,
  type Finding,
  type MailTest,
} from '../../../domain/settings-check.ts';
import { messageFailures } from '../../api/answers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMailbox } from '../../inbox/mailbox.ts';
import { findSetNames } from '../../start/settings-file.ts';
import { checkSettings } from '../settings-check/check-settings.ts';
import { sendTestMail } from '../settings-check/mail.ts';

const config: FastifyContextConfig = { shape: 'message', access: 'admin' };
const shared = { tags: ['Settings'] };

const finding = z.object({
  area: z.enum(checkAreas),
  state: z.enum(checkStates),
  found: z.string().describe('What was found, in one sentence.'),
  fix: z.string().describe('What to do about it; empty when nothing is to be done.'),
}) satisfies z.ZodType<Finding>;

const mailTest = z.object({
  isAccepted: z.boolean().describe('Whether the mail server took the mail.'),
  to: z.string(),
  answer: z.string().describe('What it said, or why there was no answer.'),
  milliseconds: z.number().int(),
}) satisfies z.ZodType<MailTest>;

/** What a wrong setting breaks, and how to mend it; for administrators only. */
export const settingsCheck: FastifyPluginAsyncZod = async (app) => {
  const { services, arrivals } = app;

  app.get('/api/settings-check', {
    config,
    schema: {
      ...shared,
      summary: 'Check the installation',
      description:
        'Asks database, media store and mail server, and opens the public address. Changes nothing.',
      response: { 200: z.array(finding), ...messageFailures },
    },
    handler: () => checkSettings({ ...services, variables: findSetNames(), arrivals }),
  });

  app.post('/api/settings-check/test-mail', {
    config: { ...config, audit: { action: 'test mail sent' } },
    schema: {
      ...shared,
      summary: 'Send a test mail',
      description:
        'To the mailbox that receives the enquiries; answered with what its server said.',
      response: { 200: mailTest, ...messageFailures },
    },
    async handler() {
      const { smtpUrl } = services.config.mail;
      if (!smtpUrl)
        throw new Refusal(400, 'Set SMTP_URL first: there is no mail server to send with.');
      return sendTestMail(smtpUrl, await findMailbox(services));
    },
  });
};
