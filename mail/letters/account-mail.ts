import type { AccountMail } from '../../db/accounts/account-mail.ts';
import { type AccountLinkKind, accountLinkPath } from '../../domain/accounts/account-link.ts';
import type { SecretLetter } from './secret-mail.ts';

interface Words {
  mail: AccountMail;
  address: string;
  siteName: string;
}

const subjects: Record<AccountLinkKind, string> = {
  reset: 'Choose a new password',
  invitation: 'Your invitation to the back office',
};

const texts: Record<AccountLinkKind, (words: Words) => string[]> = {
  reset: ({ address, siteName }) => [
    `Somebody asked for a new password for your account at ${siteName}. To choose one, open this link within 30 minutes:`,
    address,
    'It works once. A new password ends every session of your account; a second factor is still asked for.',
    'If you did not ask for it, nothing has changed, and there is nothing you need to do.',
  ],
  invitation: ({ mail, address, siteName }) => [
    `${mail.invitedBy} invites you to the back office of ${siteName} as an administrator. To accept, open this link within 72 hours and choose a password:`,
    address,
    'It works once. You sign in with this email address and the password you choose.',
    'If you do not know what this is about, there is nothing you need to do.',
  ],
};

export const accountLetter: SecretLetter<AccountMail> = {
  write(mail, token, { origin, siteName }) {
    const { kind } = mail;
    const address = `${origin}${accountLinkPath(kind, token)}`;
    return { subject: subjects[kind], paragraphs: texts[kind]({ mail, address, siteName }) };
  },
  noAddress: 'There is no active account with this address.',
  ended: 'The link was taken back.',
};
