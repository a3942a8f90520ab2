import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { changeMailSettings, findMailSettings } from '../../../db/mail/mail-settings.ts';
import { withdrawWebhookCalls } from '../../../db/mail/outbox.ts';
import {
  getMailSettings,
  type ShownMailSettings,
  testWebhook,
  updateMailSettings,
} from '../../../domain/api/inbox/mail-settings.ts';
import { failureReason } from '../../../domain/failure-reason.ts';
import {
  type MailSettings,
  type mailSettingsInput,
  mailSettingsLimits,
  type Webhook,
} from '../../../domain/inbox/mail-settings.ts';
import { callWebhook } from '../../../mail/call-webhook.ts';
import { PrivateAddress, refusePrivateNumber } from '../../../mail/private-addresses.ts';
import { answerText } from '../../../mail/webhook-delivery.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal, refusalAt } from '../../http/refusal.ts';
import { refuseOvertaken } from './refuse-overtaken.ts';

function withoutSecret({ webhook, ...settings }: MailSettings): ShownMailSettings {
  return { ...settings, webhook_url: webhook?.url ?? '', has_secret: webhook !== null };
}

/** @throws {Refusal} for an inner address, or without a secret to sign with. */
function webhookOf(
  { webhook_url, webhook_secret }: z.infer<typeof mailSettingsInput>,
  known: Webhook | null,
): Webhook | null {
  const url = webhook_url ?? known?.url ?? '';
  if (url === '') return null;
  try {
    refusePrivateNumber(new URL(url));
  } catch (error) {
    if (error instanceof PrivateAddress) throw refusalAt('webhook_url', error.message);
    throw error;
  }
  const secret = webhook_secret ?? known?.secret;
  if (secret !== undefined) return { url, secret };
  const { minSecret } = mailSettingsLimits;
  throw refusalAt('webhook_secret', `Please enter a secret of at least ${minSecret} characters.`);
}

export async function mailSettingsCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, {
    tags: ['Settings'],
    access: 'admin',
    audit: {
      values: ['receipt', 'sender_name', 'signature', 'webhook_url'],
      omits: ['before'],
    },
  });
  const { db, now } = app.services;

  route(getMailSettings, {
    summary: 'What enquiries set off',
    description: 'For administrators only. The secret is never told.',
    handler: async () => withoutSecret(await findMailSettings(db)),
  });

  route(updateMailSettings, {
    summary: 'Save what enquiries set off',
    description:
      'It counts from the next enquiry on; what is left out stays. Without a webhook the calls that wait are given up.',
    example: { receipt: true, sender_name: '', signature: '', webhook_url: '' },
    async handler({ body }) {
      const change = (known: MailSettings): MailSettings => {
        refuseOvertaken(body, withoutSecret(known));
        const { receipt, sender_name, signature } = { ...known, ...body };
        return { receipt, sender_name, signature, webhook: webhookOf(body, known.webhook) };
      };
      const settings = await changeMailSettings(db, change, now());
      if (!settings.webhook) await withdrawWebhookCalls(db);
      return { ...withoutSecret(settings), message: 'Settings saved.' };
    },
  });

  route(testWebhook, {
    summary: 'Call the webhook once',
    description:
      'With the type `webhook.test`, signed like every call, and answered here whatever comes of it.',
    audit: { action: 'webhook tested' },
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
        (it) => [it.status >= 200 && it.status <= 299, answerText(it)] as const,
        (error: unknown) => [false, failureReason(error)] as const,
      );
      return { isAccepted, answer, milliseconds: Math.round(performance.now() - begun) };
    },
  });
}
