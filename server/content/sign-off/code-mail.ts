import { randomInt } from 'node:crypto';
import { claimCodeMail, codeMails, storeCode } from '../../../db/content/sign-off/codes.ts';
import { minute } from '../../../domain/durations.ts';
import { codeLetter } from '../../../mail/letters/code-mail.ts';
import { defaultRetryPolicy } from '../../../mail/retry.ts';
import { tokenHash } from '../../accounts/sessions.ts';
import { secretMail } from '../../inbox/secret-mail.ts';

/** The same digits are another code for another link. */
export function codeHash(link_id: string, code: string): string {
  return tokenHash(`${link_id} ${code}`);
}

export const codeMail = secretMail('codeMail', {
  queue: codeMails,
  letter: codeLetter,
  // A person waits for it, and not for long.
  policy: { ...defaultRetryPolicy, maxDelay: 2 * minute, giveUpAfter: 30 * minute },
  claim: claimCodeMail,
  async renew({ link_id, attempt }, { db, now }) {
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    const stored = { codeHash: codeHash(link_id, code), now };
    return (await storeCode(db, { link_id, attempt }, stored)) ? code : null;
  },
});
