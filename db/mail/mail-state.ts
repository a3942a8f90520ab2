import { sql } from 'kysely';
import type { Database } from '../open.ts';
import { countHeld } from './mail-cap.ts';

/**
 * Since when the message that waits longest could have left, milliseconds since 1970; null when none waits.
 * Receipts, heartbeats and alerts are no reason for an alert: the first two are told elsewhere.
 */
export async function findOldestDue(
  db: Database,
  { hasMail }: { hasMail: boolean },
): Promise<number | null> {
  const mails = ['enquiry', 'reminder', 'answer', 'held-summary'] as const;
  const { oldest } = await db
    .selectFrom('outbox')
    .select(sql<string | null>`min(coalesce(first_attempt_at, next_at))`.as('oldest'))
    .where('status', '=', 'queued')
    .where('kind', 'in', hasMail ? [...mails, 'webhook'] : ['webhook'])
    .executeTakeFirstOrThrow();
  return oldest === null ? null : Date.parse(oldest);
}

/** How the mail stands, for the portal. */
export interface MailState {
  /** Whether there is a mail server to send with. */
  configured: boolean;
  queued: number;
  /** Enquiries that the cap holds. */
  held: number;
  failed: number;
}

/**
 * Receipts stand in the ledger of their enquiry alone: a visitor's mistyped address is nothing to mend.
 * @param configured whether the configuration names a mail server
 */
export async function findMailState(db: Database, configured: boolean): Promise<MailState> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', (eb) => eb.fn.countAll().as('count')])
    .where('status', 'in', ['queued', 'failed'])
    .where('kind', 'not in', ['receipt', 'heartbeat'])
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  const [queued = 0, failed = 0] = [counts.get('queued'), counts.get('failed')];
  return { configured, queued, held: await countHeld(db), failed };
}
