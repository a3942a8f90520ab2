import { call } from '../api.ts';

export interface MailSettings {
  /** Whether visitors get a receipt by mail. */
  receipt: boolean;
  /** Empty for none. */
  webhook_url: string;
  has_secret: boolean;
}

export function findMailSettings(): Promise<MailSettings> {
  return call('/api/mail-settings');
}

/** Without a secret the one that is set stays. */
export function saveMailSettings(
  body: Omit<MailSettings, 'has_secret'> & { webhook_secret?: string },
): Promise<MailSettings & { message: string }> {
  return call('/api/mail-settings', { method: 'PUT', body });
}

export interface WebhookTest {
  isAccepted: boolean;
  /** What the webhook said, or why there was no answer. */
  answer: string;
  milliseconds: number;
}

export function testWebhook(): Promise<WebhookTest> {
  return call('/api/mail-settings/test', { method: 'POST' });
}
