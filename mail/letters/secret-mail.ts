import type { SendMailOptions } from 'nodemailer';
import { Unsendable } from '../failure.ts';
import { isMailAddress } from '../mail-address.ts';
import type { Deliver, OutgoingMessage } from '../outbox.ts';
import type { SmtpServer } from '../smtp.ts';
import { type Mailbox, messageId } from './compose.ts';

/** A mail to one person with a token or a code, which no queued row holds (threats T40, T43). */
export interface SecretMail extends OutgoingMessage {
  link_id: number | string;
  email: string;
}

interface Written {
  subject: string;
  paragraphs: string[];
}

export interface SecretLetter<Mail extends SecretMail> {
  write: (mail: Mail, secret: string, mailbox: Mailbox) => Written;
  /** Why it cannot be sent. */
  noAddress: string;
  ended: string;
}

function compose(mail: SecretMail, { subject, paragraphs }: Written, mailbox: Mailbox) {
  const { kind, email, link_id, attempt, first_attempt_at } = mail;
  const { from, origin, siteName, fromName = siteName } = mailbox;
  // Each attempt has another secret, so each has its own Message-ID.
  const id = `${kind}-${link_id}-${attempt}-${Date.parse(first_attempt_at)}`;
  return {
    to: { name: '', address: email },
    from: { name: fromName, address: from },
    subject,
    text: [...paragraphs, `${siteName}, ${origin}`].join('\n\n'),
    messageId: messageId(id, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

interface SecretDelivery<Mail extends SecretMail> {
  letter: SecretLetter<Mail>;
  /** Asked before every attempt: settings may change while a mail waits. */
  findMailbox: () => Promise<Mailbox>;
  /** Null for what was taken back. */
  renew: (mail: Mail) => Promise<string | null>;
}

/** The secret is made at the moment of sending. @throws {Unsendable} */
export function secretDelivery<Mail extends SecretMail>(
  { send }: SmtpServer,
  { letter: { write, noAddress, ended }, findMailbox, renew }: SecretDelivery<Mail>,
): Deliver<Mail> {
  return async (mail, signal) => {
    const mailbox = await findMailbox();
    const secret = await renew(mail);
    if (secret === null) throw new Unsendable(ended);
    if (!isMailAddress(mail.email)) throw new Unsendable(noAddress);
    return send(compose(mail, write(mail, secret, mailbox), mailbox), signal);
  };
}
