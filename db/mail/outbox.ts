import { randomUUID } from 'node:crypto';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { type MessageKind, webhookKinds } from '../../domain/inbox/message-kind.ts';
import { findMentionToMail, type MentionToMail } from '../content/remarks/mention-mail.ts';
import type { EnquiryTable, OutboxTable } from '../inbox/enquiry-tables.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';

export interface ClaimedMessage {
  outbox_id: number;
  mail_id: string;
  kind: MessageKind;
  text: string;
  attempt: number;
  first_attempt_at: string;
  /** What left about the enquiry before, the first first: its own message, receipt and answers. */
  thread: { mail_id: string; kind: MessageKind }[];
  enquiry: Selectable<EnquiryTable> | null;
  /** What is mailed about a remark; null for other mail, and once nobody is to be told any more. */
  mention: MentionToMail | null;
}

export interface MessageClaim {
  kinds: readonly MessageKind[];
  now: number;
  lease: number;
  /** Milliseconds; a longer wait means that the clock was set back (fault F15). */
  maxWait: number;
  /** Milliseconds: takes the message untried for longest, due or not, if it rested so long. */
  probeAfter?: number;
}

/** First and last attempts that the ledger keeps of a long outage. */
const ledgerStart = 10;
const ledgerEnd = 40;

type NewMessage = Pick<
  Insertable<OutboxTable>,
  'enquiry_id' | 'remark_id' | 'user_id' | 'text' | 'status' | 'next_at' | 'admitted_at'
>;

export async function insertMessage(
  transaction: Database,
  message: Pick<OutboxTable, 'kind' | 'created_at'> & Partial<NewMessage>,
): Promise<Pick<ClaimedMessage, 'outbox_id' | 'mail_id'>> {
  const { created_at: next_at } = message;
  return transaction
    .insertInto('outbox')
    .values({ mail_id: randomUUID(), status: 'queued', next_at, ...message })
    .returning(['outbox_id', 'mail_id'])
    .executeTakeFirstOrThrow();
}

function turnsOf({ now, maxWait, probeAfter }: MessageClaim): RawBuilder<boolean>[] {
  return probeAfter === undefined
    ? [sql`next_at <= ${isoTime(now)}`, sql`next_at > ${isoTime(now + maxWait)}`]
    : [sql`last_attempt_at <= ${isoTime(now - probeAfter)}`];
}

/** One look-up per kind, so that an index leads to its first message however many wait. */
function firstInTurn(
  { kinds, probeAfter }: MessageClaim,
  turns: RawBuilder<boolean>[],
  free: RawBuilder<boolean>,
) {
  const column = sql.ref(probeAfter === undefined ? 'next_at' : 'last_attempt_at');
  const firsts = kinds.flatMap((kind) =>
    turns.map(
      (turn) => sql`select * from (
        select outbox_id, ${column} as turn from outbox where kind = ${kind} and ${turn} and ${free}
        order by ${column}, outbox_id limit 1) as first`,
    ),
  );
  const union = sql.join(firsts, sql` union all `);
  return sql<number>`(select outbox_id from (${union}) as firsts order by turn, outbox_id limit 1)`;
}

function claimOne(transaction: Database, claim: MessageClaim) {
  const { now, lease, maxWait } = claim;
  const [time, horizon] = [isoTime(now), isoTime(now + maxWait)];
  const free = sql<boolean>`status = 'queued' and (lease_until <= ${time} or lease_until > ${horizon})`;
  const turns = turnsOf(claim);
  return (
    transaction
      .updateTable('outbox')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        last_attempt_at: time,
        first_attempt_at: eb.fn.coalesce('first_attempt_at', eb.val(time)),
        lease_until: isoTime(now + lease),
      }))
      .where('outbox_id', '=', firstInTurn(claim, turns, free))
      .where(free)
      // Postgres looks at the row again, which another worker may have tried meanwhile.
      .where(sql<boolean>`(${sql.join(turns, sql` or `)})`)
      .returningAll()
      .executeTakeFirst()
  );
}

async function noteAttempt(transaction: Database, outbox_id: number, attempt: number, at: string) {
  await transaction
    .insertInto('mail_attempts')
    .values({ outbox_id, attempt, at, outcome: 'begun' })
    .execute();
  await transaction
    .deleteFrom('mail_attempts')
    .where('outbox_id', '=', outbox_id)
    .where('attempt', '>', ledgerStart)
    .where('attempt', '<=', attempt - ledgerEnd)
    .execute();
}

const noEnquiry = { enquiry: null, thread: [] };

async function findSubject(transaction: Database, enquiry_id: number, outbox_id: number) {
  const enquiry = await transaction
    .selectFrom('enquiries')
    .selectAll()
    .where('enquiry_id', '=', enquiry_id)
    .executeTakeFirstOrThrow();
  const thread = await transaction
    .selectFrom('outbox')
    .select(['mail_id', 'kind'])
    .where('enquiry_id', '=', enquiry_id)
    .where('outbox_id', '<', outbox_id)
    // The enquiry's own message is the root of the thread, whether it has left yet or not.
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'enquiry'),
        eb('kind', 'in', ['receipt', 'answer']).and('status', '=', 'sent'),
      ]),
    )
    .orderBy('outbox_id')
    .execute();
  return { enquiry, thread };
}

export function claimMessage(db: Database, claim: MessageClaim): Promise<ClaimedMessage | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await claimOne(transaction, claim);
    if (!row) return null;
    const { outbox_id, attempts: attempt, mail_id, kind, text, enquiry_id } = row;
    const at = isoTime(claim.now);
    await noteAttempt(transaction, outbox_id, attempt, at);
    const about =
      enquiry_id === null ? noEnquiry : await findSubject(transaction, enquiry_id, outbox_id);
    const mention = await findMentionToMail(transaction, row);
    const first_attempt_at = row.first_attempt_at ?? at;
    return { outbox_id, mail_id, kind, text, attempt, first_attempt_at, mention, ...about };
  });
}

export interface AttemptResult {
  outbox_id: number;
  attempt: number;
  outcome: 'sent' | 'deferred' | 'failed';
  reason: string;
  nextAt: number;
}

export async function settleAttempt(db: Database, result: AttemptResult): Promise<void> {
  const { outbox_id, attempt, outcome, reason, nextAt } = result;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('mail_attempts')
      .set({ outcome, reason })
      .where('outbox_id', '=', outbox_id)
      .where('attempt', '=', attempt)
      .execute();
    const settled = transaction
      .updateTable('outbox')
      .set({
        status: outcome === 'deferred' ? 'queued' : outcome,
        next_at: isoTime(nextAt),
        lease_until: '',
      })
      .where('outbox_id', '=', outbox_id);
    // A sent message is sent, whoever has the lease by now.
    const mine = settled.where('attempts', '=', attempt).where('status', '=', 'queued');
    await (outcome === 'sent' ? settled : mine).execute();
  });
}

export async function wakeMessages(
  db: Database,
  { kinds, now, minAge }: { kinds: readonly MessageKind[]; now: number; minAge: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: isoTime(now) })
    .where('status', '=', 'queued')
    .where('kind', 'in', kinds)
    .where('next_at', '>', isoTime(now))
    .where('last_attempt_at', '<=', isoTime(now - minAge))
    .execute();
}

export async function withdrawWebhookCalls(db: Database): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', 'in', webhookKinds)
    .where('status', '=', 'queued')
    .where('lease_until', '=', '')
    .execute();
}

export async function emptyOutbox(db: Database): Promise<void> {
  await db.deleteFrom('outbox').execute();
}
