import type { Finding, MailTest } from '../../../domain/settings-check.ts';
import { boolean, holds, list, number, string } from '../answer-shapes.ts';
import { call } from '../api.ts';

const mailTest = holds({
  isAccepted: boolean(),
  to: string(),
  answer: string(),
  milliseconds: number(),
});

export function checkSettings(): Promise<Finding[]> {
  return call('/api/settings-check', list);
}

export function sendTestMail(): Promise<MailTest> {
  return call('/api/settings-check/test-mail', mailTest, { method: 'POST' });
}
