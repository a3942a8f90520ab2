import type { SendMailOptions } from 'nodemailer';
import type { AccountMail } from '../../db/accounts/account-mail.ts';
import { type AccountLinkKind, accountLinkPath } from '../../domain/accounts/account-link.ts';
import { Unsendable } from '../failure.ts';
import { isMailAddress } from '../mail-address.ts';
import type { Deliver } from '../outbox.ts';
import type { SmtpServer } from '../smtp.ts';
import { type Mailbox, messageId } from './compose.ts';

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

/** Each attempt has another link, so each has its own Message-ID. @throws {Unsendable} */
function compose(mail: AccountMail, token: string, mailbox: Mailbox): SendMailOptions {
  const { kind, email, link_id } = mail;
  const { from, origin, siteName, fromName = siteName } = mailbox;
  if (!isMailAddress(email)) throw new Unsendable('There is no active account with this address.');
  const address = `${origin}${accountLinkPath(kind, token)}`;
  const paragraphs = texts[kind]({ mail, address, siteName });
  const id = `${kind}-${link_id}-${mail.attempt}-${Date.parse(mail.first_attempt_at)}`;
  return {
    to: { name: '', address: email },
    from: { name: fromName, address: from },
    subject: subjects[kind],
    text: [...paragraphs, `${siteName}, ${origin}`].join('\n\n'),
    messageId: messageId(id, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface AccountDelivery {
  /** Asked before every attempt: settings may change while a mail waits. */
  findMailbox: () => Promise<Mailbox>;
  renewToken: (mail: AccountMail) => Promise<string | null>;
}

/** The token is made at the moment of sending: no queued row holds one (threat T40). */
export function accountDelivery(
  { send }: SmtpServer,
  { findMailbox, renewToken }: AccountDelivery,
): Deliver<AccountMail> {
  return async (mail, signal) => {
    const mailbox = await findMailbox();
    const token = await renewToken(mail);
    if (token === null) throw new Unsendable('The link was taken back.');
    return send(compose(mail, token, mailbox), signal);
  };
}
