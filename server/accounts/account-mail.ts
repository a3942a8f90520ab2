import { accountMails, claimAccountMail, storeToken } from '../../db/accounts/account-mail.ts';
import { accountLinkLife } from '../../domain/accounts/account-link.ts';
import { minute } from '../../domain/durations.ts';
import { accountLetter } from '../../mail/letters/account-mail.ts';
import { defaultRetryPolicy } from '../../mail/retry.ts';
import { secretMail } from '../inbox/secret-mail.ts';
import { newToken, tokenHash } from './sessions.ts';

export const accountMail = secretMail('accountMail', {
  queue: accountMails,
  letter: accountLetter,
  // Polls often, since a person waits. A request for a new password does not wake it: that would make
  // the answer slower for addresses that have an account (threat T40).
  policy: { ...defaultRetryPolicy, pollInterval: 2_000, maxDelay: 2 * minute },
  claim: claimAccountMail,
  async renew(mail, { db, now }) {
    const token = newToken();
    const expiresAt = now + accountLinkLife[mail.kind];
    const isStored = await storeToken(db, mail, { tokenHash: tokenHash(token), expiresAt });
    return isStored ? token : null;
  },
});
