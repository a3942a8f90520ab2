import type { SettingFinding } from '../../../../domain/api/operations/settings-check.ts';
import { countOf } from '../../../../domain/count-of.ts';

export const settingsCheckTexts = {
  title: 'Installation',
  note: 'whether the settings of the server work',
  loading: 'Checking the settings of the server',
  checkedAt: (time: string) => `Checked ${time}.`,
  again: 'Check again',
  states: { ok: 'OK', warning: 'Warning', error: 'Error' } satisfies Record<
    SettingFinding['state'],
    string
  >,
  well: 'Everything works.',
  found: (errors: number, warnings: number) =>
    [errors > 0 && countOf(errors, 'error'), warnings > 0 && countOf(warnings, 'warning')]
      .filter(Boolean)
      .join(', '),
  testMail: 'Send a test mail',
  testMailHint: 'To the mailbox that receives the enquiries.',
  accepted: (to: string, milliseconds: number, answer: string) =>
    `The mail server took the mail to ${to} after ${milliseconds} ms: ${answer}`,
  refused: (to: string, milliseconds: number, answer: string) =>
    `The mail server did not take the mail to ${to}, after ${milliseconds} ms: ${answer}`,
} as const;
