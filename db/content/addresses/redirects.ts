import {
  comparablePath,
  encodedPath,
  encodedTarget,
  isFixedPath,
  isInArea,
} from '../../../domain/content/addresses/address.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { isRowId, isStorable } from '../../column-limits.ts';
import type { RedirectTable } from '../../history-tables.ts';
import type { Database } from '../../open.ts';
import { findPublicAddress, isPublicPath } from './item-addresses.ts';

export type Resolution = { status: 301; location: string } | { status: 410 };

export type RedirectGoal = Pick<RedirectTable, 'target' | 'kind' | 'item_id'>;

async function findByPath(db: Database, path: string): Promise<RedirectGoal | undefined> {
  return db
    .selectFrom('redirects')
    .select(['target', 'kind', 'item_id'])
    .where('path', '=', path)
    .executeTakeFirst();
}

/** Where the redirect of an address leads, if there is one. */
export async function findRedirectAt(db: Database, path: string): Promise<RedirectGoal | null> {
  return (await findByPath(db, path.toLowerCase())) ?? null;
}

export async function findItemAt(
  db: Database,
  path: string,
): Promise<{ kind: StoredKind; id: string } | null> {
  const row = await findByPath(db, path);
  return row?.kind && row.item_id !== null ? { kind: row.kind, id: row.item_id } : null;
}

const maxHops = 20;

async function standsAt(db: Database, path: string): Promise<boolean> {
  return isFixedPath(path) || (await isPublicPath(db, path));
}

/** The database knows nothing of other paths, such as files beside the pages. */
const isItemPath = (path: string) =>
  /^\/((blogs|casestudy)\/[^/]+|[^/.]+(\/[^/.]+)*)$/.test(path) && !isInArea(path);

async function endAt(db: Database, path: string, target: string): Promise<Resolution> {
  // A chain into a 404 would not say that the page is gone.
  if (!(await standsAt(db, path)) && isItemPath(path)) return { status: 410 };
  if (isInArea(path)) return { status: 301, location: encodedTarget(target) };
  const rest = /[?#].*$/s.exec(target)?.[0] ?? '';
  return { status: 301, location: encodedPath(path) + encodedTarget(rest) };
}

/**
 * Rows of items hold the item and not its address, so they cannot form chains or loops. At each hop
 * a live page wins over its former redirect (decision D67).
 */
export async function resolveAddress(db: Database, path: string): Promise<Resolution | null> {
  if (!isStorable(path)) return null;
  const seen = new Set([path]);
  let row = await findByPath(db, path);
  if (!row) return null;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const { kind, item_id, target } = row;
    if (kind !== null && item_id !== null) {
      const address = await findPublicAddress(db, kind, item_id);
      return address === null ? { status: 410 } : { status: 301, location: encodedPath(address) };
    }
    if (target === null) return { status: 410 };
    const next = comparablePath(target);
    // Cannot be saved today, but may be stored by an earlier version.
    if (next === null) return { status: 410 };
    const further = (await standsAt(db, next)) ? undefined : await findByPath(db, next);
    if (!further) return endAt(db, next, target);
    if (seen.has(next)) return { status: 410 };
    seen.add(next);
    row = further;
  }
  return null;
}

/** What waits under a page leads nowhere, as at each hop of a visitor. */
export async function isCircular(db: Database, path: string, target: string): Promise<boolean> {
  let next = comparablePath(target);
  for (let hop = 0; next !== null && hop < maxHops; hop += 1) {
    if (next === path) return true;
    const isEnd = await standsAt(db, next);
    const row: RedirectGoal | undefined = isEnd ? undefined : await findByPath(db, next);
    next = row?.target ? comparablePath(row.target) : null;
  }
  return next !== null;
}

export async function deleteRedirectFrom(transaction: Database, path: string): Promise<void> {
  await transaction.deleteFrom('redirects').where('path', '=', path.toLowerCase()).execute();
}

/** For an item that takes the address; what somebody set waits under it (decision 0007). */
export async function deleteOldAddress(transaction: Database, path: string): Promise<void> {
  await transaction
    .deleteFrom('redirects')
    .where('path', '=', path.toLowerCase())
    .where('kind', 'is not', null)
    .execute();
}

export async function saveRedirect(
  transaction: Database,
  { path, by = '', ...leads }: RedirectGoal & { path: string; by?: string },
): Promise<void> {
  const values = { ...leads, made_by: by, made_at: new Date().toISOString() };
  await transaction
    .insertInto('redirects')
    .values({ path: path.toLowerCase(), ...values, last_hit_at: null })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
    .execute();
}

export async function findOldAddresses(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('redirects')
    .select('path')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('made_at', 'desc')
    .orderBy('redirect_id', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ path }) => path);
}

export async function deleteRedirect(db: Database, id: number): Promise<string | null> {
  if (!isRowId(id)) return null;
  const deletion = db.deleteFrom('redirects').where('redirect_id', '=', id).returning('path');
  return (await deletion.executeTakeFirst())?.path ?? null;
}

export async function addHits(db: Database, counts: Map<string, number>): Promise<void> {
  if (counts.size === 0) return;
  const last_hit_at = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    // One order, so that two instances cannot deadlock.
    for (const path of [...counts.keys()].sort()) {
      await transaction
        .updateTable('redirects')
        .set((eb) => ({ hits: eb('hits', '+', counts.get(path) ?? 0), last_hit_at }))
        .where('path', '=', path)
        .execute();
    }
  });
}
