import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMessage } from '../../db/mail/outbox.ts';
import type { MessageKind } from '../../domain/inbox/message-kind.ts';
import { Unsendable } from '../failure.ts';
import { domainOf, isMailAddress } from '../mail-address.ts';
import { alertLetter, alertSubject } from './alert-letter.ts';
import { enquiryLetter, enquirySubject } from './enquiry-letter.ts';
import { heldLetter, heldSubject } from './held-letter.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import { receiptLetter, receiptSubject } from './receipt-letter.ts';

export interface Mailbox {
  from: string;
  fromName?: string;
  enquiryTo: string;
  /** Without one a heartbeat ends after the mail server has accepted the sign-in. */
  heartbeatTo?: string;
  origin: string;
  siteName: string;
}

export function messageId(mailId: string, from: string): string {
  return `<${mailId}@${domainOf(from)}>`;
}

type AboutEnquiry = ClaimedMessage & { enquiry: NonNullable<ClaimedMessage['enquiry']> };

function bodies(letter: Letter) {
  return { text: letterText(letter), html: letterHtml(letter) };
}

function enquiryMail({ enquiry }: AboutEnquiry, mailbox: Mailbox) {
  const { from, fromName = 'Website', enquiryTo, origin } = mailbox;
  const { email, enquiry_id } = enquiry;
  return {
    to: enquiryTo,
    from: { name: fromName, address: from },
    subject: enquirySubject,
    // An invalid address must not stop the enquiry; the text shows it anyway.
    replyTo: isMailAddress(email) ? { name: '', address: email } : undefined,
    ...bodies(enquiryLetter(enquiry, `${origin}/admin/enquiries/${enquiry_id}`)),
  };
}

function reminderMail(message: AboutEnquiry, mailbox: Mailbox) {
  const { refersTo } = message;
  const thread = refersTo ? messageId(refersTo, mailbox.from) : undefined;
  return {
    ...enquiryMail(message, mailbox),
    subject: 'Reminder: an enquiry waits for an answer',
    inReplyTo: thread,
    references: thread,
  };
}

function visitorOf({ email }: AboutEnquiry['enquiry']) {
  if (isMailAddress(email)) return { name: '', address: email };
  throw new Unsendable('The address of the visitor cannot be written to.');
}

function answerMail({ enquiry, text, refersTo }: AboutEnquiry, mailbox: Mailbox) {
  const { from, enquiryTo, siteName, fromName = siteName } = mailbox;
  const thread = refersTo ? messageId(refersTo, from) : undefined;
  return {
    to: visitorOf(enquiry),
    from: { name: fromName, address: from },
    replyTo: { name: siteName, address: enquiryTo },
    subject: 'Re: Your enquiry',
    inReplyTo: thread,
    references: thread,
    ...bodies({
      heading: '',
      facts: [],
      body: text,
      footer: `You wrote on ${enquiry.created_at.slice(0, 10)}:\n${enquiry.message}`,
    }),
  };
}

/** Repeats nothing that a visitor typed: strangers must not be mailed in the agency's name. */
function receiptMail({ enquiry }: AboutEnquiry, mailbox: Mailbox) {
  const { from, enquiryTo, siteName, origin, fromName = siteName } = mailbox;
  return {
    to: visitorOf(enquiry),
    from: { name: fromName, address: from },
    replyTo: { name: siteName, address: enquiryTo },
    subject: receiptSubject,
    ...bodies(receiptLetter(siteName, origin)),
  };
}

function heartbeatMail({ enquiry }: AboutEnquiry, mailbox: Mailbox) {
  const { from, fromName = 'Website', heartbeatTo, origin } = mailbox;
  return {
    to: heartbeatTo,
    from: { name: fromName, address: from },
    subject: 'Heartbeat: enquiries can leave',
    ...bodies({
      heading: 'This is a test enquiry of the website itself.',
      facts: [['Sent', enquiry.created_at]],
      body: 'One comes every hour. Let a filter file or delete them.',
      footer: origin,
    }),
  };
}

function heldMail(
  { text }: ClaimedMessage,
  { from, fromName = 'Website', enquiryTo, origin }: Mailbox,
) {
  return {
    to: enquiryTo,
    from: { name: fromName, address: from },
    subject: heldSubject,
    ...bodies(heldLetter(text, origin)),
  };
}

function alertMail(
  { text }: ClaimedMessage,
  { from, fromName = 'Website', enquiryTo, origin }: Mailbox,
) {
  return {
    to: enquiryTo,
    from: { name: fromName, address: from },
    subject: alertSubject,
    ...bodies(alertLetter(text, origin)),
  };
}

type Parts = Pick<
  SendMailOptions,
  'to' | 'from' | 'replyTo' | 'subject' | 'inReplyTo' | 'references' | 'text' | 'html'
>;

type Write<Message> = (message: Message, mailbox: Mailbox) => Parts;

function aboutEnquiry(write: Write<AboutEnquiry>): Write<ClaimedMessage> {
  return ({ enquiry, ...message }, mailbox) => {
    if (enquiry) return write({ ...message, enquiry }, mailbox);
    throw new Unsendable('The enquiry is gone.');
  };
}

const mails: Partial<Record<MessageKind, Write<ClaimedMessage>>> = {
  enquiry: aboutEnquiry(enquiryMail),
  reminder: aboutEnquiry(reminderMail),
  answer: aboutEnquiry(answerMail),
  receipt: aboutEnquiry(receiptMail),
  heartbeat: aboutEnquiry(heartbeatMail),
  'held-summary': heldMail,
  alert: alertMail,
};

function automation(kind: MessageKind): string {
  if (kind === 'answer') return 'no';
  return kind === 'receipt' ? 'auto-replied' : 'auto-generated';
}

/**
 * All attempts share one Message-ID, so that a duplicate is recognised (fault F08). @throws
 * {Unsendable}
 */
export function composeMail(message: ClaimedMessage, mailbox: Mailbox): SendMailOptions {
  const mail = mails[message.kind];
  if (!mail) throw new Unsendable('This does not leave by mail.');
  return {
    ...mail(message, mailbox),
    messageId: messageId(message.mail_id, mailbox.from),
    date: new Date(message.first_attempt_at),
    headers: { 'Auto-Submitted': automation(message.kind) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
