import { type Selectable, sql } from 'kysely';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';
import type { Tables } from '../tables.ts';

/** A table whose rows may each wait for a mail; the columns of that have this before their names. */
export type SecretQueue =
  | { table: 'account_links'; prefix: '' }
  | { table: 'sign_off_links'; prefix: 'code_' };

export interface Terms {
  now: number;
  lease: number;
  maxWait: number;
}

function partsOf({ table, prefix }: SecretQueue) {
  const column = (name: string) => sql.ref(prefix + name);
  return {
    table: sql.table(table),
    status: column('status'),
    attempts: column('attempts'),
    nextAt: column('next_at'),
    leaseUntil: column('lease_until'),
    reason: column('reason'),
  };
}

/** @returns the row of the mail that is due first, leased to whoever asks */
export async function claimSecretMail<Queue extends SecretQueue>(
  db: Database,
  queue: Queue,
  { now, lease, maxWait }: Terms,
): Promise<Selectable<Tables[Queue['table']]> | null> {
  const { table, status, attempts, nextAt, leaseUntil } = partsOf(queue);
  const [time, horizon] = [isoTime(now), isoTime(now + maxWait)];
  const waiting = sql`select link_id from ${table} where ${status} = 'queued' limit 1`;
  if ((await waiting.execute(db)).rows.length === 0) return null;
  // Later times were written before the clock was set back (fault F15).
  const isFree = sql`(${leaseUntil} <= ${time} or ${leaseUntil} > ${horizon})`;
  const { rows } = await sql<Selectable<Tables[Queue['table']]>>`
    update ${table} set ${attempts} = ${attempts} + 1, ${leaseUntil} = ${isoTime(now + lease)}
    where ${isFree} and ${status} = 'queued' and link_id = (
      select link_id from ${table} as first
      where ${status} = 'queued' and (${nextAt} <= ${time} or ${nextAt} > ${horizon}) and ${isFree}
      order by ${nextAt} limit 1
    ) returning *`.execute(db);
  return rows[0] ?? null;
}

interface Settled<Id> {
  link_id: Id;
  attempt: number;
  outcome: 'sent' | 'deferred' | 'failed';
  reason: string;
  nextAt: number;
}

export async function settleSecretMail(
  db: Database,
  queue: SecretQueue,
  { link_id, attempt, outcome, reason: given, nextAt: at }: Settled<number | string>,
): Promise<void> {
  const { table, status, attempts, nextAt, leaseUntil, reason } = partsOf(queue);
  const isSent = outcome === 'sent';
  const ofAccount = sql`, ${reason} = ${isSent ? '' : given}${isSent ? sql`, before_hash = null` : sql``}`;
  await sql`
    update ${table} set ${status} = ${outcome === 'deferred' ? 'queued' : outcome},
      ${nextAt} = ${isoTime(at)}, ${leaseUntil} = ''${queue.table === 'account_links' ? ofAccount : sql``}
    where link_id = ${link_id} and ${attempts} = ${attempt} and ${status} = 'queued'`.execute(db);
}

/** All that wait are due at once. */
export async function wakeSecretMails(
  db: Database,
  queue: SecretQueue,
  { now }: Pick<Terms, 'now'>,
): Promise<void> {
  const { table, status, nextAt } = partsOf(queue);
  const time = isoTime(now);
  await sql`update ${table} set ${nextAt} = ${time} where ${status} = 'queued' and ${nextAt} > ${time}`.execute(
    db,
  );
}
