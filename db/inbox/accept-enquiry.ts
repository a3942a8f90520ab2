import { minute } from '../../domain/durations.ts';
import type { ExtendedEnquiryInput, MainEnquiryInput } from '../../domain/inbox/enquiry.ts';
import { floodReason, type SpamReason } from '../../domain/inbox/spam.ts';
import { lockSender, saveTimes } from '../mail/sender-locks.ts';
import type { Database } from '../open.ts';
import { writeEnquiry } from './enquiries.ts';

/** Milliseconds in which the same text of one sender is one enquiry (threat T28). */
const sameWithin = 10 * minute;

interface Submission {
  enquiry: MainEnquiryInput | ExtendedEnquiryInput;
  sender: string;
  contentHash: string;
  idempotencyKey?: string;
  visit: string;
  language?: string;
  spamReasons: SpamReason[];
  isTest?: boolean;
  now: number;
  /** Per sender in a minute, in ten minutes until it is a flood; mails in an hour. */
  limits: { perMinute: number; flood: number; mailsPerHour: number };
}

/** 'repeated' is answered like a new one. */
type Acceptance = 'stored' | 'repeated' | 'too many' | 'key reused';

async function byKey(transaction: Database, submission: Submission): Promise<Acceptance | null> {
  const { idempotencyKey, contentHash } = submission;
  if (idempotencyKey === undefined) return null;
  const known = await transaction
    .selectFrom('enquiries')
    .select('content_hash')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!known) return null;
  return known.content_hash === contentHash ? 'repeated' : 'key reused';
}

async function isSentAgain(
  transaction: Database,
  { contentHash, sender, now }: Submission,
): Promise<boolean> {
  const known = await transaction
    .selectFrom('enquiries')
    .select('enquiry_id')
    .where('content_hash', '=', contentHash)
    .where('created_at', '>', new Date(now - sameWithin).toISOString())
    .where('sender', '=', sender)
    .executeTakeFirst();
  return known !== undefined;
}

async function store(
  transaction: Database,
  submission: Submission,
  accepted: number,
): Promise<Acceptance> {
  if (await isSentAgain(transaction, submission)) return 'repeated';
  const { enquiry, spamReasons, limits, ...details } = submission;
  const reasons = accepted < limits.flood ? spamReasons : [...spamReasons, floodReason];
  const { mailsPerHour } = limits;
  const all = { ...details, spamReasons: reasons, mailsPerHour };
  const id = await writeEnquiry(transaction, enquiry, all);
  if (id !== null) return 'stored';
  // The same key came from another address at the same moment.
  return (await byKey(transaction, submission)) ?? 'repeated';
}

/** Rolls the transaction back, so that a refused enquiry leaves nothing (threat T36). */
class NotAccepted extends Error {
  readonly acceptance: Acceptance;

  constructor(acceptance: Acceptance) {
    super(acceptance);
    this.acceptance = acceptance;
  }
}

/** R-X-03, threats T27 and T28. 'stored' means that enquiry and message are in the database. */
export async function acceptEnquiry(db: Database, submission: Submission): Promise<Acceptance> {
  const { sender, now, limits } = submission;
  const accepting = db.transaction().execute(async (transaction) => {
    const times = await lockSender(transaction, sender, { now, within: sameWithin });
    const replay = await byKey(transaction, submission);
    if (replay) throw new NotAccepted(replay);
    const lastMinute = times.filter((time) => time > now - minute);
    if (lastMinute.length >= limits.perMinute) throw new NotAccepted('too many');
    const acceptance = await store(transaction, submission, times.length);
    if (acceptance === 'key reused') throw new NotAccepted(acceptance);
    await saveTimes(transaction, sender, [...times, now]);
    return acceptance;
  });
  return accepting.catch((error: unknown) => {
    if (error instanceof NotAccepted) return error.acceptance;
    throw error;
  });
}
