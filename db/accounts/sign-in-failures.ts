import { day } from '../../domain/durations.ts';
import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';

const failureRetention = day;

/** `failures` within `within` milliseconds lock the key. */
export interface FailureLimit {
  key: string;
  failures: number;
  within: number;
  /** Milliseconds from the last failure; absent: until the limit is no longer reached. */
  lock?: number;
}

interface Counter {
  times: number[];
  pending: number[];
}

type Counters = Map<string, Counter>;

/** Milliseconds after which an attempt without a result counts as failed. */
const attemptTimeout = 30_000;

/** The row that every writer locks first. */
const lockKey = '';

async function write(db: Database, counters: Counters, now: number): Promise<void> {
  const last_at = isoTime(now);
  const rows = [...counters].map(([key, { times, pending }]) => {
    return { key, times: JSON.stringify(times), pending: JSON.stringify(pending), last_at };
  });
  await db
    .insertInto('sign_in_failures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        times: eb.ref('excluded.times'),
        pending: eb.ref('excluded.pending'),
        last_at: eb.ref('excluded.last_at'),
      })),
    )
    .execute();
}

async function read(db: Database, limits: FailureLimit[], now: number): Promise<Counters> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select(['key', 'times', 'pending'])
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute();
  return new Map(
    rows.map(({ key, times, pending }) => {
      const begun: number[] = JSON.parse(pending);
      const open = begun.filter((time) => time > now - attemptTimeout);
      return [key, { times: JSON.parse(times), pending: open }];
    }),
  );
}

function withLock<T>(
  db: Database,
  now: number,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await write(transaction, new Map([[lockKey, { times: [], pending: [] }]]), now);
    return work(transaction);
  });
}

/** Removes one entry per time: attempts of one moment have equal times. */
function without(list: number[], others: number[]): number[] {
  const rest = [...list];
  for (const time of others) {
    const place = rest.lastIndexOf(time);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

function freeAt({ failures, within, lock }: FailureLimit, all: number[], now: number): number {
  // A failure after now was written before the clock was set back (fault F15).
  const times = all.filter((time) => time <= now);
  const first = times.at(-failures);
  const last = times.at(-1);
  if (first === undefined || last === undefined || last - first >= within) return 0;
  return lock === undefined ? first + within : last + lock;
}

interface AttemptDecision {
  freeAt: number;
  isUndecided: boolean;
}

function decide(limits: FailureLimit[], counters: Counters, now: number): AttemptDecision {
  const latest = (timesOf: (counter: Counter) => number[]) =>
    Math.max(
      ...limits.map((limit) => {
        const counter = counters.get(limit.key);
        return counter ? freeAt(limit, timesOf(counter), now) : 0;
      }),
    );
  const until = latest(({ times }) => times);
  const settled = latest(({ times, pending }) => without(times, pending));
  return { freeAt: until > now ? until : 0, isUndecided: until > now && settled <= now };
}

interface Counted {
  also?: (transaction: Database) => Promise<void>;
  isPending?: true;
}

/** Counts before the attempt is made, so that concurrent attempts cannot slip past a limit. */
export async function countAttempt(
  db: Database,
  limits: FailureLimit[],
  now: number,
  { also, isPending }: Counted = {},
): Promise<AttemptDecision> {
  // A read first: a flood against a locked key costs one query each.
  const locked = decide(limits, await read(db, limits, now), now);
  if (locked.freeAt > now) return locked;
  return withLock(db, now, async (transaction) => {
    const counters = await read(transaction, limits, now);
    const decision = decide(limits, counters, now);
    if (decision.freeAt > now) return decision;
    const counted = limits.map(({ key, failures }): [string, Counter] => {
      const { times = [], pending = [] } = counters.get(key) ?? {};
      const begun = isPending ? [...pending, now] : pending;
      return [key, { times: [...times, now].slice(-failures), pending: begun.slice(-failures) }];
    });
    await write(transaction, new Map(counted), now);
    await also?.(transaction);
    await transaction
      .deleteFrom('sign_in_failures')
      .where('last_at', '<', isoTime(now - failureRetention))
      .execute();
    return decision;
  });
}

async function settle(
  db: Database,
  limits: FailureLimit[],
  now: number,
  change: (counter: Counter) => Counter,
): Promise<void> {
  await withLock(db, now, async (transaction) => {
    const counters = await read(transaction, limits, now);
    const changed = [...counters].map(([key, counter]): [string, Counter] => [
      key,
      change(counter),
    ]);
    if (changed.length > 0) await write(transaction, new Map(changed), now);
  });
}

export function withdrawAttempt(db: Database, limits: FailureLimit[], now: number): Promise<void> {
  return settle(db, limits, now, ({ times, pending }) => ({
    times: without(times, [now]),
    pending: without(pending, [now]),
  }));
}

export function confirmFailure(db: Database, limits: FailureLimit[], now: number): Promise<void> {
  return settle(db, limits, now, ({ times, pending }) => ({
    times,
    pending: without(pending, [now]),
  }));
}

export async function clearFailures(db: Database, key: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', key).execute();
}

export async function rememberAddress(
  db: Database,
  { key, now, oldest }: { key: string; now: number; oldest: number },
): Promise<void> {
  const last_at = isoTime(now);
  await db
    .insertInto('known_addresses')
    .values({ key, last_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ last_at }))
    .execute();
  await db.deleteFrom('known_addresses').where('last_at', '<', isoTime(oldest)).execute();
}

export async function isKnownAddress(db: Database, key: string, oldest: number): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .select('key')
    .where('key', '=', key)
    .where('last_at', '>=', isoTime(oldest))
    .executeTakeFirst();
  return row !== undefined;
}
