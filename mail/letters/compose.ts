import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMessage } from '../../db/mail/outbox.ts';
import type { MessageKind } from '../../domain/inbox/message-kind.ts';
import type { SiteLanguage } from '../../domain/languages/site-languages.ts';
import { messagesFor } from '../../domain/messages/messages-for.ts';
import type { SiteFacts } from '../../domain/settings/site-facts.ts';
import { clockOf } from '../../domain/site-clock.ts';
import { Unsendable } from '../failure.ts';
import { domainOf, isMailAddress } from '../mail-address.ts';
import { alertLetter, alertSubject } from './alert-letter.ts';
import { enquiryLetter, enquirySubject } from './enquiry-letter.ts';
import { heldLetter, heldSubject } from './held-letter.ts';
import { type Letter, type LetterHead, letterHtml, letterText } from './letter.ts';
import { mentionLetter, mentionSubject } from './mention-letter.ts';
import { receiptLetter } from './receipt-letter.ts';

export interface Mailbox {
  from: string;
  fromName?: string;
  /** What visitors see in its place. */
  senderName?: string;
  enquiryTo: string;
  /** Without one a heartbeat ends after the mail server has accepted the sign-in. */
  heartbeatTo?: string;
  origin: string;
  siteName: string;
  facts: SiteFacts;
  /** That of origin first. */
  languages: readonly [MailLanguage, ...MailLanguage[]];
  /** Over letters that are of no person. */
  head?: LetterHead;
}

/** With the names that the site has in it. */
export interface MailLanguage extends SiteLanguage {
  siteName: string;
  head?: LetterHead;
}

export function messageId(mailId: string, from: string): string {
  return `<${mailId}@${domainOf(from)}>`;
}

type AboutEnquiry = ClaimedMessage & { enquiry: NonNullable<ClaimedMessage['enquiry']> };

function bodies(letter: Letter, { head }: Mailbox) {
  return { text: letterText(letter), html: letterHtml(letter, head) };
}

function enquiryMail({ enquiry }: AboutEnquiry, mailbox: Mailbox) {
  const { from, fromName = 'Website', enquiryTo, origin, facts } = mailbox;
  const { email, enquiry_id } = enquiry;
  const sent = clockOf(facts).timeInWords(enquiry.created_at);
  return {
    to: enquiryTo,
    from: { name: fromName, address: from },
    subject: enquirySubject,
    // An invalid address must not stop the enquiry; the text shows it anyway.
    replyTo: isMailAddress(email) ? { name: '', address: email } : undefined,
    ...bodies(enquiryLetter(enquiry, sent, `${origin}/admin/enquiries/${enquiry_id}`), mailbox),
  };
}

/** The last message before this one, and all of them: mail programs keep what names another in its thread. */
function inThread(before: ClaimedMessage['thread'], { from }: Mailbox) {
  const references = before.map(({ mail_id }) => messageId(mail_id, from));
  if (references.length === 0) return {};
  return { inReplyTo: references.at(-1), references };
}

function reminderMail(message: AboutEnquiry, mailbox: Mailbox) {
  return {
    ...enquiryMail(message, mailbox),
    subject: 'Reminder: an enquiry is waiting for an answer',
    ...inThread(
      message.thread.filter(({ kind }) => kind === 'enquiry'),
      mailbox,
    ),
  };
}

function visitorOf({ email }: AboutEnquiry['enquiry']) {
  if (isMailAddress(email)) return { name: '', address: email };
  throw new Unsendable('The address of the visitor cannot be written to.');
}

/** What is written to a visitor comes from a person, or in the site's name. */
function toVisitor(enquiry: AboutEnquiry['enquiry'], mailbox: Mailbox) {
  const { from, enquiryTo, siteName, fromName, senderName } = mailbox;
  return {
    to: visitorOf(enquiry),
    from: { name: senderName || fromName || siteName, address: from },
    replyTo: { name: siteName, address: enquiryTo },
  };
}

interface Read {
  language?: string;
}

/** Of the page that somebody wrote on (R-L-12), or looks at. */
function languageTo({ language }: Read, { languages }: Mailbox): MailLanguage {
  return languages.find((one) => one.tag === language) ?? languages[0];
}

export function messagesTo(read: Read, mailbox: Mailbox) {
  const { tag, digits } = languageTo(read, mailbox);
  return messagesFor(tag, digits);
}

/** Under the names that the site has in the language of the reader. */
export function mailboxTo(read: Read, mailbox: Mailbox): Mailbox {
  const { siteName, head } = languageTo(read, mailbox);
  return { ...mailbox, siteName, head };
}

/** Some programs want one subject in a thread: it is the receipt's where the visitor has one. */
function answerMail({ enquiry, text, thread }: AboutEnquiry, mailbox: Mailbox) {
  const messages = messagesTo(enquiry, mailbox);
  const hasReceipt = thread.some(({ kind }) => kind === 'receipt');
  const subject = `Re: ${messages.text(hasReceipt ? 'mail.received' : 'mail.enquiry')}`;
  const day = messages.dayOfWeek(enquiry.created_at, mailbox.facts);
  const line = messages.text('mail.wrote', { day });
  return {
    ...toVisitor(enquiry, mailbox),
    subject,
    ...inThread(thread, mailbox),
    ...bodies(
      {
        title: subject,
        language: messages.language,
        isPersonal: true,
        facts: [],
        body: text,
        quote: { line, text: enquiry.message },
      },
      mailbox,
    ),
  };
}

/** Repeats nothing that a visitor typed: strangers must not be mailed in the agency's name. */
function receiptMail({ enquiry }: AboutEnquiry, mailbox: Mailbox) {
  const { siteName, origin, facts } = mailbox;
  const letter = receiptLetter(siteName, origin, facts, messagesTo(enquiry, mailbox));
  return { ...toVisitor(enquiry, mailbox), subject: letter.title, ...bodies(letter, mailbox) };
}

function heartbeatMail({ enquiry }: AboutEnquiry, mailbox: Mailbox) {
  const { from, fromName = 'Website', heartbeatTo, origin, facts } = mailbox;
  return {
    to: heartbeatTo,
    from: { name: fromName, address: from },
    subject: 'Heartbeat: enquiries can be sent',
    ...bodies(
      {
        title: 'This is a test enquiry from the website itself.',
        facts: [['Sent', clockOf(facts).timeInWords(enquiry.created_at)]],
        body: 'One is sent every hour. Use a filter to file or delete them.',
        footer: origin,
      },
      mailbox,
    ),
  };
}

function heldMail({ text }: ClaimedMessage, mailbox: Mailbox) {
  const { from, fromName = 'Website', enquiryTo, origin } = mailbox;
  return {
    to: enquiryTo,
    from: { name: fromName, address: from },
    subject: heldSubject,
    ...bodies(heldLetter(text, origin), mailbox),
  };
}

function alertMail({ text }: ClaimedMessage, mailbox: Mailbox) {
  const { from, fromName = 'Website', enquiryTo, origin, facts } = mailbox;
  return {
    to: enquiryTo,
    from: { name: fromName, address: from },
    subject: alertSubject,
    ...bodies(alertLetter(text, origin, clockOf(facts)), mailbox),
  };
}

/** To a colleague, at the address of the account. */
function mentionMail({ mention }: ClaimedMessage, mailbox: Mailbox) {
  const { from, siteName, fromName = siteName, origin } = mailbox;
  if (!mention || !isMailAddress(mention.to)) {
    throw new Unsendable('There is no active account with this address.');
  }
  return {
    to: { name: '', address: mention.to },
    from: { name: fromName, address: from },
    subject: mentionSubject(mention),
    ...bodies(mentionLetter(mention, origin), mailbox),
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

function toItsVisitor(write: Write<AboutEnquiry>): Write<ClaimedMessage> {
  return aboutEnquiry((message, mailbox) => write(message, mailboxTo(message.enquiry, mailbox)));
}

const mails: Partial<Record<MessageKind, Write<ClaimedMessage>>> = {
  enquiry: aboutEnquiry(enquiryMail),
  reminder: aboutEnquiry(reminderMail),
  answer: toItsVisitor(answerMail),
  receipt: toItsVisitor(receiptMail),
  heartbeat: aboutEnquiry(heartbeatMail),
  'held-summary': heldMail,
  alert: alertMail,
  mention: mentionMail,
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
