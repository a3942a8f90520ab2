import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { ClaimedMessage } from '../../db/mail/outbox.ts';
import { Unsendable } from '../../mail/failure.ts';
import { composeMail } from '../../mail/letters/compose.ts';
import { isMailAddress } from '../../mail/mail-address.ts';
import fc from '../fast-check.ts';
import { faultCount } from '../fault-count.ts';
import { fuzzesAll, fuzzRuns } from '../fuzz-runs.ts';
import { headerNames } from './mail-server.ts';
import { mailbox } from './outbox-settings.ts';

/** Values tried (threat T26). */
const count = fuzzesAll ? fuzzRuns(5_000, 100_000) : faultCount(5_000, 100_000);

/** What attackers put into mail forms, between anything. */
const tricks = fc.constantFrom(
  ...['\r\n', '\n', '\r', '\0', '\u2028', '\u0085', '%0d%0a', 'Bcc: evil@example.com', 'To:', ','],
  ...[
    ';',
    '<',
    '>',
    '"',
    '\\',
    '@',
    '=?utf-8?q?=0d=0aBcc:?=',
    '\r\n.\r\n',
    '\r\n\r\n',
    'مرحبا',
    '😀',
  ],
);
const hostile = fc
  .array(fc.oneof(tricks, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 8 })
  .map((parts) => parts.join(''));

const enquiry = fc.record({
  name: hostile,
  email: fc.oneof(
    hostile,
    hostile.map((text) => `a${text}@example.com`),
  ),
  phoneNum: hostile,
  businessName: hostile,
  role: hostile,
  message: hostile,
  formType: hostile,
});

const rest = {
  enquiry_id: 7,
  form: 'main',
  created_at: '2026-03-01T09:00:00.000Z',
  status: 'new',
  spam_reasons: '[]',
  visit: '{}',
  note: '',
  assigned_to: null,
  answered_at: null,
  sender: '',
  content_hash: '',
  idempotency_key: null,
} as const;

type Enquiry = NonNullable<ClaimedMessage['enquiry']>;

function claimed(typed: Pick<Enquiry, 'name' | 'email'>): ClaimedMessage {
  return {
    outbox_id: 1,
    mail_id: '9d6c3b0e-0000-4000-8000-000000000000',
    kind: 'enquiry',
    text: '',
    attempt: 1,
    first_attempt_at: '2026-03-01T09:00:00.000Z',
    thread: [],
    mention: null,
    // The arbitrary gives the typed columns, `rest` all others.
    enquiry: { ...rest, ...typed } as Enquiry,
  };
}

const transport = createTransport({ streamTransport: true, buffer: true });
const fixed = ['From', 'To', 'Subject', 'Message-ID', 'Date', 'Auto-Submitted'];

test('T26 whatever is typed, recipients and headers stay the same', async () => {
  let withReply = 0;
  await fc.assert(
    fc.asyncProperty(enquiry, async (typed) => {
      const { envelope, message } = await transport.sendMail(composeMail(claimed(typed), mailbox));
      expect(envelope).toEqual({ from: mailbox.from, to: [mailbox.enquiryTo] });
      const names = headerNames({ from: '', to: [], manner: 'accept', source: String(message) });
      const others = names.filter((name) => name !== 'Reply-To');
      withReply += names.length - others.length;
      expect(others.toSorted()).toEqual([...fixed, 'Content-Type', 'MIME-Version'].toSorted());
      expect(names.length - others.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: count },
  );
  // Both kinds have been tried: addresses that may be replied to, and those that may not.
  expect(withReply).toBeGreaterThan(0);
  expect(withReply).toBeLessThan(count);
});

test('T26 whatever is typed, a receipt goes to the one address that was typed, or nowhere', async () => {
  let sent = 0;
  const receipts = fc.asyncProperty(enquiry, async (typed) => {
    const receipt = { ...claimed(typed), kind: 'receipt' as const };
    if (!isMailAddress(typed.email)) {
      expect(() => composeMail(receipt, mailbox)).toThrow(Unsendable);
      return;
    }
    sent += 1;
    const { envelope, message } = await transport.sendMail(composeMail(receipt, mailbox));
    expect(envelope.from).toBe(mailbox.from);
    expect(envelope.to).toHaveLength(1);
    const names = headerNames({ from: '', to: [], manner: 'accept', source: String(message) });
    expect(names.toSorted()).toEqual(
      [...fixed, 'Reply-To', 'Content-Type', 'MIME-Version'].toSorted(),
    );
  });
  await fc.assert(receipts, { numRuns: count / 5 });
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(count / 5);
});
