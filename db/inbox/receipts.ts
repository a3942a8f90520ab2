import { createHash } from 'node:crypto';
import { hour, minute } from '../../domain/durations.ts';
import { insertMessage } from '../mail/outbox.ts';
import { lockSender, saveTimes } from '../mail/sender-locks.ts';
import type { Database } from '../open.ts';
import type { OutboxTable } from './enquiry-tables.ts';

/** Receipts to one address in an hour, of one sender in ten minutes, and in all (threat T27). */
const maxPerAddress = 1;
const maxPerSender = 5;
const maxTotal = 100;

interface Receipt {
  enquiry_id: number;
  email: string;
  sender: string;
  now: number;
  status: OutboxTable['status'];
}

/** The blank keeps it apart from hashes of network addresses. */
function turnOf(email: string): string {
  return `receipt ${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
}

function findReceiptSenders(db: Database, since: number) {
  return db
    .selectFrom('outbox')
    .innerJoin('enquiries', 'enquiries.enquiry_id', 'outbox.enquiry_id')
    .select(['sender', 'outbox.created_at'])
    .where('outbox.kind', '=', 'receipt')
    .where('outbox.created_at', '>', new Date(since).toISOString())
    .limit(maxTotal)
    .execute();
}

/** One an hour per address: the form must not become a way to write to strangers. */
export async function queueReceipt(
  transaction: Database,
  { enquiry_id, email, sender, now, status }: Receipt,
): Promise<void> {
  const turn = turnOf(email);
  const times = await lockSender(transaction, turn, { now, within: hour });
  if (times.length >= maxPerAddress) return;
  const senders = await findReceiptSenders(transaction, now - hour);
  const lately = new Date(now - 10 * minute).toISOString();
  const own = senders.filter((it) => it.sender === sender && it.created_at > lately);
  if (senders.length >= maxTotal || own.length >= maxPerSender) return;
  const created_at = new Date(now).toISOString();
  await insertMessage(transaction, { kind: 'receipt', enquiry_id, created_at, status });
  await saveTimes(transaction, turn, [...times, now]);
}
