import { type SqlBool, sql } from 'kysely';
import type {
  MissedAddress,
  MissedPage,
  MissedQuery,
  MissedSort,
} from '../../../domain/api/content/addresses/redirects.ts';
import { day } from '../../../domain/durations.ts';
import { searchWords } from '../../../domain/list-part.ts';
import { isStorable } from '../../column-limits.ts';
import { isoTime } from '../../iso-time.ts';
import { holdsFolded } from '../../lists/folded-column.ts';
import { findRowsOnPage } from '../../lists/rows-on-page.ts';
import type { Database } from '../../open.ts';
import { countRows } from '../../row-counts.ts';
import { findPublicPaths } from './item-addresses.ts';

export const missedAddressLimit = 1_000;

/** Fewer hits are mostly typing errors, and an old one nobody follows any more. */
const minHits = 5;
const recent = 7 * day;
const remembered = 30 * day;

/** Few hits and old ones make room by their age: a new address has none yet. */
async function deleteBeyondLimit(transaction: Database, now: number): Promise<void> {
  const since = isoTime(now - remembered);
  await transaction
    .deleteFrom('missed_addresses')
    .where('path', 'not in', (eb) =>
      eb
        .selectFrom('missed_addresses')
        .select('path')
        .orderBy(
          (by) =>
            by
              .case()
              .when(by.and([by('hits', '>=', minHits), by('last_hit_at', '>', since)]))
              .then(by.ref('hits'))
              .else(0)
              .end(),
          'desc',
        )
        .orderBy('last_hit_at', 'desc')
        .orderBy('hits', 'desc')
        .orderBy('path')
        .limit(missedAddressLimit),
    )
    .execute();
}

/** Visits are counted late: some addresses have got a redirect or a page by then. */
async function withoutAnswered(db: Database, paths: string[]): Promise<string[]> {
  const redirects = await db
    .selectFrom('redirects')
    .select('path')
    .where('path', 'in', paths)
    .execute();
  const answered = await findPublicPaths(db, paths);
  for (const { path } of redirects) answered.add(path);
  return paths.filter((path) => !answered.has(path));
}

export async function addMissedAddresses(db: Database, counts: Map<string, number>): Promise<void> {
  const now = Date.now();
  const last_hit_at = isoTime(now);
  const counted = [...counts.keys()].filter(isStorable);
  if (counted.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    const missed = await withoutAnswered(transaction, counted);
    if (missed.length === 0) return;
    const values = missed
      .map((path) => ({ path, hits: counts.get(path) ?? 0, last_hit_at }))
      // One order, so that two instances cannot deadlock.
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    await transaction
      .insertInto('missed_addresses')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((eb) => ({
          hits: eb('missed_addresses.hits', '+', eb.ref('excluded.hits')),
          last_hit_at,
        })),
      )
      .execute();
    await deleteBeyondLimit(transaction, now);
  });
}

const orders = {
  asked: [['hits', 'last_hit_at', 'path'], 'desc'],
  latest: [['last_hit_at', 'path'], 'desc'],
  address: [['path'], 'asc'],
} as const satisfies Record<MissedSort, readonly [readonly string[], 'asc' | 'desc']>;

export async function findMissedPage(
  db: Database,
  { find, sort, page, path }: MissedQuery,
): Promise<MissedPage> {
  const [order, direction] = orders[sort];
  const words = searchWords(find).map((word) => holdsFolded(db, sql.ref('path'), word));
  const listing = {
    table: 'missed_addresses',
    columns: ['path', 'hits', 'last_hit_at'],
    order,
    direction,
    words: path === undefined ? words : [sql<SqlBool>`path = ${path}`, ...words],
  };
  const asked = { page, find: [find, path ?? ''] };
  const { rows, ...counts } = await findRowsOnPage<MissedAddress>(db, listing, asked);
  return { items: rows, ...counts };
}

/** Those that are worth a redirect, the most wanted first. */
export async function findWantedAddresses(
  db: Database,
  now: number,
  count: number,
): Promise<{ items: { path: string; hits: number }[]; total: number }> {
  const wanted = db
    .selectFrom('missed_addresses')
    .where('hits', '>=', minHits)
    .where('last_hit_at', '>', isoTime(now - recent));
  const items = await wanted
    .select(['path', 'hits'])
    .orderBy('hits', 'desc')
    .orderBy('path')
    .limit(count)
    .execute();
  return { items, total: await countRows(wanted) };
}

export async function deleteMissedAddress(db: Database, path: string): Promise<void> {
  const deletion = db.deleteFrom('missed_addresses').where('path', '=', path.toLowerCase());
  await deletion.execute();
}
