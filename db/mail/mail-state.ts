import { sql } from 'kysely';
import type { Database } from '../open.ts';
import { countHeld } from './mail-cap.ts';

/** Milliseconds since 1970. Receipts and heartbeats are reported elsewhere. */
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

interface MailState {
  configured: boolean;
  queued: number;
  held: number;
  failed: number;
}

/** Without receipts: a visitor's mistyped address is nothing to repair. */
export async function findMailState(db: Database, configured: boolean): Promise<MailState> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', (eb) => eb.fn.countAll().as('count')])
    .where('status', 'in', ['queued', 'failed'])
    .where('kind', 'not in', ['receipt', 'heartbeat'])
    .where('dismissed_at', 'is', null)
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  const [queued = 0, failed = 0] = [counts.get('queued'), counts.get('failed')];
  return { configured, queued, held: await countHeld(db), failed };
}
