import { isoTime } from '../iso-time.ts';
import type { Database } from '../open.ts';

/** Milliseconds the longest limit looks back; older counters are forgotten. */
const failureRetention = 24 * 60 * 60_000;

/** So many failures of a key within so many milliseconds lock it. */
export interface FailureLimit {
  key: string;
  failures: number;
  within: number;
  /** Milliseconds from the last failure; without it, until fewer failures lie within the limit. */
  lock?: number;
}

/** Times of what was counted, and of those the ones whose attempt has not ended yet. */
interface Counter {
  times: number[];
  pending: number[];
}

type Counters = Map<string, Counter>;

/** Milliseconds after which an attempt counts as failed although nobody said how it ended. */
const attemptTimeout = 30_000;

/** The counter that every writer takes first, so that attempts are counted one after the other. */
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

/** The list without one of each of the others; attempts of one moment have equal times. */
function without(list: number[], others: number[]): number[] {
  const rest = [...list];
  for (const time of others) {
    const place = rest.lastIndexOf(time);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** When a key may be tried again, given its failures; 0 when it may be tried now. */
function freeAt({ failures, within, lock }: FailureLimit, all: number[], now: number): number {
  // A failure after now was written before the clock was set back; it locks nobody (fault F15).
  const times = all.filter((time) => time <= now);
  const first = times.at(-failures);
  const last = times.at(-1);
  if (first === undefined || last === undefined || last - first >= within) return 0;
  return lock === undefined ? first + within : last + lock;
}

/** Whether an attempt may be made, and if not, when, and whether only open attempts stand in its way. */
export interface AttemptDecision {
  /** Milliseconds since 1970; 0 for now. */
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
  /** Done with the counting, or not at all: one commit for both, whatever it finds to do. */
  also?: (transaction: Database) => Promise<void>;
  /** The attempt has an end, which is told by uncountAttempt or noteFailure. */
  isPending?: true;
}

/**
 * Counts an attempt as failed before it is made, so that attempts at once cannot slip past a limit. When
 * one of the limits is reached, it counts nothing and says when to try again.
 */
export async function countAttempt(
  db: Database,
  limits: FailureLimit[],
  now: number,
  { also, isPending }: Counted = {},
): Promise<AttemptDecision> {
  // Looks before it waits: a flood against something locked costs one query each.
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

/** Takes back an attempt that was counted at `now` and did not fail. */
export function withdrawAttempt(db: Database, limits: FailureLimit[], now: number): Promise<void> {
  return settle(db, limits, now, ({ times, pending }) => ({
    times: without(times, [now]),
    pending: without(pending, [now]),
  }));
}

/** Notes that the attempt of `now` has failed: whoever waits for its end learns of it. */
export function confirmFailure(db: Database, limits: FailureLimit[], now: number): Promise<void> {
  return settle(db, limits, now, ({ times, pending }) => ({
    times,
    pending: without(pending, [now]),
  }));
}

/** Forgets the failures of a key. */
export async function clearFailures(db: Database, key: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', key).execute();
}

/** Notes that a key has signed in, and forgets the keys that have not since `oldest`. */
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
