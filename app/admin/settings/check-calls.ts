import {
  checkSettings as checkCall,
  type MailTest,
  type SettingFinding,
  sendTestMail as testCall,
} from '../../../domain/api/operations/settings-check.ts';
import { request } from '../api.ts';

export function checkSettings(): Promise<SettingFinding[]> {
  return request(checkCall);
}

export function sendTestMail(): Promise<MailTest> {
  return request(testCall);
}
