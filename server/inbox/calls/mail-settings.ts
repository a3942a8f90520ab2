import { randomUUID } from 'node:crypto';
import type { FastifyContextConfig } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findMailSettings, saveMailSettings } from '../../../db/mail/mail-settings.ts';
import { withdrawWebhookCalls } from '../../../db/mail/outbox.ts';
import {
  type MailSettings,
  mailSettingsInput,
  mailSettingsLimits,
  type Webhook,
} from '../../../domain/inbox/mail-settings.ts';
import { callWebhook } from '../../../mail/call-webhook.ts';
import { reasonOf } from '../../../mail/failure.ts';
import { InnerAddress, refuseInnerNumber } from '../../../mail/inner-addresses.ts';
import { answerInWords } from '../../../mail/webhook-delivery.ts';
import { done, messageFailures } from '../../api/answers.ts';
import { Refusal } from '../../http/refusal.ts';

const config: FastifyContextConfig = {
  shape: 'message',
  access: 'admin',
  audit: { values: ['receipt', 'webhook_url'] },
};
const shared = { tags: ['Settings'] };

const shown = z.object({
  receipt: z.boolean().describe('Whether visitors get a receipt by mail.'),
  webhook_url: z.string().describe('Empty for none.'),
  has_secret: z.boolean().describe('Whether calls of the webhook can be signed.'),
});

function withoutSecret({ receipt, webhook }: MailSettings): z.infer<typeof shown> {
  return { receipt, webhook_url: webhook?.url ?? '', has_secret: webhook !== null };
}

function refuseField(field: string, message: string): never {
  throw new Refusal(400, message, { errors: { [field]: message } });
}

/** @throws {Refusal} for an address of the inner network, or when there is no secret to sign with. */
function webhookOf(
  { webhook_url: url, webhook_secret }: z.infer<typeof mailSettingsInput>,
  known: Webhook | null,
): Webhook | null {
  if (url === '') return null;
  try {
    refuseInnerNumber(new URL(url));
  } catch (error) {
    if (error instanceof InnerAddress) refuseField('webhook_url', error.message);
    throw error;
  }
  const secret = webhook_secret ?? known?.secret;
  if (secret !== undefined) return { url, secret };
  const { leastSecret } = mailSettingsLimits;
  return refuseField(
    'webhook_secret',
    `Please enter a secret of at least ${leastSecret} characters.`,
  );
}

/** What leaves beside an enquiry's own message; for administrators only. */
export const mailSettings: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app.services;

  app.get('/api/mail-settings', {
    config,
    schema: {
      ...shared,
      summary: 'What enquiries set off',
      description: 'For administrators only. The secret is never told.',
      response: { 200: shown, ...messageFailures },
    },
    handler: async () => withoutSecret(await findMailSettings(db)),
  });

  app.put('/api/mail-settings', {
    config,
    schema: {
      ...shared,
      summary: 'Save what enquiries set off',
      description:
        'It counts from the next enquiry on. Without a webhook the calls that wait are given up.',
      body: mailSettingsInput,
      response: { 200: shown.extend(done.shape), ...messageFailures },
    },
    async handler({ body }) {
      const known = await findMailSettings(db);
      const settings = { receipt: body.receipt, webhook: webhookOf(body, known.webhook) };
      await saveMailSettings(db, settings, now());
      if (!settings.webhook) await withdrawWebhookCalls(db);
      return { ...withoutSecret(settings), message: 'Settings saved.' };
    },
  });

  app.post('/api/mail-settings/test', {
    config: { ...config, audit: { action: 'webhook tested' } },
    schema: {
      ...shared,
      summary: 'Call the webhook once',
      description:
        'With the type `webhook.test`, signed like every call, and answered here whatever comes of it.',
      response: {
        200: z.object({
          isAccepted: z.boolean().describe('Whether the answer was a success (2xx).'),
          answer: z.string().describe('What it said, or why there was no answer.'),
          milliseconds: z.number().int(),
        }),
        ...messageFailures,
      },
    },
    async handler() {
      const { webhook } = await findMailSettings(db);
      if (!webhook) throw new Refusal(400, 'Save an address and a secret first.');
      const timestamp = new Date(now()).toISOString();
      const body = JSON.stringify({ type: 'webhook.test', timestamp, data: {} });
      const begun = performance.now();
      const [isAccepted, answer] = await callWebhook(webhook, {
        id: randomUUID(),
        body,
        now: now(),
      }).then(
        (it) => [it.status >= 200 && it.status <= 299, answerInWords(it)] as const,
        (error: unknown) => [false, reasonOf(error)] as const,
      );
      return { isAccepted, answer, milliseconds: Math.round(performance.now() - begun) };
    },
  });
};
