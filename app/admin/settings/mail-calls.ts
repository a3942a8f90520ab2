import {
  getMailSettings,
  type ShownMailSettings,
  testWebhook as testCall,
  updateMailSettings,
  type WebhookTest,
} from '../../../domain/api/inbox/mail-settings.ts';
import type { MailSettingsInput } from '../../../domain/inbox/mail-settings.ts';
import { request } from '../api.ts';

export function findMailSettings(): Promise<ShownMailSettings> {
  return request(getMailSettings);
}

/** Without a secret the one that is set stays. */
export function saveMailSettings(
  body: MailSettingsInput,
): Promise<ShownMailSettings & { message: string }> {
  return request(updateMailSettings, { body });
}

export function testWebhook(): Promise<WebhookTest> {
  return request(testCall);
}
