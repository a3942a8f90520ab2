import { hour } from '../../domain/durations.ts';
import { mainEnquiryInput } from '../../domain/inbox/enquiry.ts';
import { firstFormLimits } from '../../domain/inbox/form-limits.ts';
import { acceptEnquiry } from '../inbox/accept-enquiry.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';

const kept = 48 * hour;

/** Milliseconds without a result after which the heartbeat itself is broken. */
const heartbeatTimeout = 2 * hour;

const enquiry = mainEnquiryInput(firstFormLimits).parse({
  name: 'Heartbeat',
  email: 'heartbeat@localhost.localdomain',
  message: 'A test of the website itself.',
});

const unlimited = Number.POSITIVE_INFINITY;

/** The blank keeps it apart from keys that callers can send. */
function keyOf(now: number): string {
  return `heartbeat ${new Date(now).toISOString().slice(0, 13)}`;
}

const deleteTests = (db: Database) => db.deleteFrom('enquiries').where('status', '=', 'test');

function heartbeats(db: Database) {
  return db
    .selectFrom('mail_attempts')
    .innerJoin('outbox', 'outbox.outbox_id', 'mail_attempts.outbox_id')
    .where('outbox.kind', '=', 'heartbeat');
}

async function replaceOlder(db: Database, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'failed' })
    .where('kind', '=', 'heartbeat')
    .where('status', '=', 'queued')
    .where('lease_until', '=', '')
    .where('created_at', '<', isoTime(now))
    .execute();
  // The last one that got through stays, to say when that was.
  const lastSent = heartbeats(db)
    .select((eb) => eb.ref('outbox.enquiry_id').$notNull().as('enquiry_id'))
    .where('mail_attempts.outcome', '=', 'sent')
    .orderBy('mail_attempts.at', 'desc')
    .limit(1);
  await deleteTests(db)
    .where('created_at', '<', isoTime(now - kept))
    .where('enquiry_id', 'not in', lastSent)
    .execute();
}

/** Once an hour, whichever process asks first. @returns whether it was this call */
export async function insertHeartbeat(db: Database, now: number): Promise<boolean> {
  // A clock that was ahead used the keys of hours that are still to come (fault F15).
  await deleteTests(db)
    .where('created_at', '>', isoTime(now + hour))
    .execute();
  const key = keyOf(now);
  const acceptance = await acceptEnquiry(db, {
    enquiry,
    sender: 'heartbeat',
    contentHash: key,
    idempotencyKey: key,
    visit: '{}',
    spamReasons: [],
    isTest: true,
    now,
    limits: { perMinute: unlimited, flood: unlimited, mailsPerHour: unlimited },
  });
  if (acceptance !== 'stored') return false;
  await replaceOlder(db, now);
  return true;
}

export interface Heartbeat {
  lastSuccess: string | null;
  failure: { since: string; at: string; reason: string } | null;
}

function attempts(db: Database, now: number) {
  return heartbeats(db)
    .select(['mail_attempts.at', 'mail_attempts.outcome', 'mail_attempts.reason'])
    .where('mail_attempts.outcome', '!=', 'begun')
    .where('mail_attempts.at', '<=', isoTime(now))
    .orderBy('mail_attempts.at', 'desc');
}

export async function findHeartbeat(db: Database, now: number): Promise<Heartbeat> {
  const known = await attempts(db, now).execute();
  const [last] = known;
  const lastSuccess = known.find(({ outcome }) => outcome === 'sent')?.at ?? null;
  if (!last) return { lastSuccess, failure: null };
  if (last.outcome !== 'sent') {
    const since = known.findLast(({ at }) => at > (lastSuccess ?? ''))?.at ?? last.at;
    return { lastSuccess, failure: { since, at: last.at, reason: last.reason } };
  }
  if (now - Date.parse(last.at) <= heartbeatTimeout) return { lastSuccess, failure: null };
  const reason = 'No test enquiry was sent for two hours';
  return {
    lastSuccess,
    failure: { since: last.at, at: isoTime(now), reason },
  };
}
