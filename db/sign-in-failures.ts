import type { Database } from './open.ts';

/** Milliseconds the longest limit looks back; older counters are forgotten. */
const oldestFailure = 24 * 60 * 60_000;

/** So many failures of a key within so many milliseconds lock it. */
export interface Limit {
  key: string;
  failures: number;
  within: number;
  /** Milliseconds from the last failure; without it, until fewer failures lie within the limit. */
  lock?: number;
}

type Times = Map<string, number[]>;

/** The counter that every writer takes first, so that attempts are counted one after the other. */
const turn = '';

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

async function write(db: Database, times: Times, now: number): Promise<void> {
  const last_at = isoTime(now);
  await db
    .insertInto('sign_in_failures')
    .values([...times].map(([key, list]) => ({ key, times: JSON.stringify(list), last_at })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        times: eb.ref('excluded.times'),
        last_at: eb.ref('excluded.last_at'),
      })),
    )
    .execute();
}

async function read(db: Database, limits: Limit[]): Promise<Times> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select(['key', 'times'])
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute();
  return new Map(rows.map(({ key, times }) => [key, JSON.parse(times)]));
}

function inTurn<T>(
  db: Database,
  now: number,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await write(transaction, new Map([[turn, []]]), now);
    return work(transaction);
  });
}

/** When a key may be tried again, given its failures; 0 when it may be tried now. */
function freeAt({ failures, within, lock }: Limit, all: number[], now: number): number {
  // A failure after now was written before the clock was set back; it locks nobody (fault R15).
  const times = all.filter((time) => time <= now);
  const first = times.at(-failures);
  const last = times.at(-1);
  if (first === undefined || last === undefined || last - first >= within) return 0;
  return lock === undefined ? first + within : last + lock;
}

function latestFreeAt(limits: Limit[], times: Times, now: number): number {
  return Math.max(...limits.map((limit) => freeAt(limit, times.get(limit.key) ?? [], now)));
}

/**
 * Counts an attempt as failed before it is made, so that attempts at once cannot slip past a limit.
 * Returns when to try again if one of the limits is reached, and then counts nothing; else 0.
 */
export async function countAttempt(db: Database, limits: Limit[], now: number): Promise<number> {
  // Looks before it waits: a flood against something locked costs one query each.
  const locked = latestFreeAt(limits, await read(db, limits), now);
  if (locked > now) return locked;
  return inTurn(db, now, async (transaction) => {
    const times = await read(transaction, limits);
    const until = latestFreeAt(limits, times, now);
    if (until > now) return until;
    const counted = limits.map(({ key, failures }): [string, number[]] => [
      key,
      [...(times.get(key) ?? []), now].slice(-failures),
    ]);
    await write(transaction, new Map(counted), now);
    await transaction
      .deleteFrom('sign_in_failures')
      .where('last_at', '<', isoTime(now - oldestFailure))
      .execute();
    return 0;
  });
}

/** Takes back an attempt that was counted at `now` and did not fail. */
export async function uncountAttempt(db: Database, limits: Limit[], now: number): Promise<void> {
  await inTurn(db, now, async (transaction) => {
    const times = await read(transaction, limits);
    for (const list of times.values()) {
      const place = list.lastIndexOf(now);
      if (place >= 0) list.splice(place, 1);
    }
    if (times.size > 0) await write(transaction, times, now);
  });
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
