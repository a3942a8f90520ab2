import { boolean, done, holds, number, string } from '../answer-shapes.ts';
import { call } from '../api.ts';

export interface MailSettings {
  /** Whether visitors get a receipt by mail. */
  receipt: boolean;
  /** Empty for none. */
  webhook_url: string;
  has_secret: boolean;
}

const settings = holds({ receipt: boolean(), webhook_url: string(), has_secret: boolean() });
const tested = holds({ isAccepted: boolean(), answer: string(), milliseconds: number() });

export function findMailSettings(): Promise<MailSettings> {
  return call('/api/mail-settings', settings);
}

/** Without a secret the one that is set stays. */
export function saveMailSettings(
  body: Omit<MailSettings, 'has_secret'> & { webhook_secret?: string },
): Promise<MailSettings & { message: string }> {
  return call('/api/mail-settings', settings.extend(done.shape), { method: 'PUT', body });
}

export interface WebhookTest {
  isAccepted: boolean;
  /** What the webhook said, or why there was no answer. */
  answer: string;
  milliseconds: number;
}

export function testWebhook(): Promise<WebhookTest> {
  return call('/api/mail-settings/test', tested, { method: 'POST' });
}
