import { checkAreas, checkStates } from '../../settings-check.ts';
import { z } from '../../zod.ts';
import { get, post } from '../call.ts';

const settingFinding = z.object({
  area: z.enum(checkAreas),
  state: z.enum(checkStates),
  found: z.string().describe('What was found, in one sentence.'),
  fix: z.string().describe('What to do about it; empty when nothing is to be done.'),
});

export type SettingFinding = z.infer<typeof settingFinding>;

const settingsCheck = z.object({
  checked_at: z.string(),
  findings: z.array(settingFinding),
});

export type SettingsCheckResult = z.infer<typeof settingsCheck>;

const mailTest = z.object({
  isAccepted: z.boolean().describe('Whether the mail server took the mail.'),
  to: z.string(),
  answer: z.string().describe('What it said, or why there was no answer.'),
  milliseconds: z.number().int(),
});

export type MailTest = z.infer<typeof mailTest>;

export const checkSettingsCall = get('checkSettings', '/api/settings-check', {
  query: z.object({ fresh: z.stringbool().default(false) }),
  answer: settingsCheck,
});

export const sendTestMailCall = post('sendTestMail', '/api/settings-check/test-mail', {
  answer: mailTest,
});
