import { mailSettingsInput } from '../../inbox/mail-settings.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, post, put } from '../call.ts';

const shownMailSettings = z.object({
  receipt: z.boolean().describe('Whether visitors get a receipt by mail.'),
  sender_name: z.string().describe('Who mails to visitors come from; empty for the site.'),
  signature: z.string().describe('Ends each answer; empty for none.'),
  webhook_url: z.string().describe('Empty for none.'),
  has_secret: z.boolean().describe('Whether calls of the webhook can be signed.'),
});

export type ShownMailSettings = z.infer<typeof shownMailSettings>;

const webhookTest = z.object({
  isAccepted: z.boolean().describe('Whether the answer was a success (2xx).'),
  answer: z.string().describe('What it said, or why there was no answer.'),
  milliseconds: z.number().int(),
});

export type WebhookTest = z.infer<typeof webhookTest>;

export const getMailSettings = get('getMailSettings', '/api/mail-settings', {
  answer: shownMailSettings,
});

export const updateMailSettings = put('updateMailSettings', '/api/mail-settings', {
  body: mailSettingsInput,
  answer: shownMailSettings.extend(done.shape),
});

export const testWebhook = post('testWebhook', '/api/mail-settings/test', {
  answer: webhookTest,
});
