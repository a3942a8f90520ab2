import type { Redirect } from '../../../domain/api/content/redirects.ts';
import {
  comparablePath,
  encodedPath,
  encodedTarget,
  isFixedPath,
  isInArea,
} from '../../../domain/content/addresses/address.ts';
import { movedPages } from '../../../domain/content/addresses/moved-pages.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { isRowId, isStorable } from '../../column-limits.ts';
import type { RedirectTable } from '../../history-tables.ts';
import type { Database } from '../../open.ts';
import { findPublicAddress, isPublicPath } from './item-addresses.ts';

/** Where an address leads: on to another one, or nowhere any more. */
export type Resolution = { status: 301; location: string } | { status: 410 };

type RedirectGoal = Pick<RedirectTable, 'target' | 'kind' | 'item_id'>;

async function findByPath(db: Database, path: string): Promise<RedirectGoal | undefined> {
  return db
    .selectFrom('redirects')
    .select(['target', 'kind', 'item_id'])
    .where('path', '=', path)
    .executeTakeFirst();
}

/** The item whose address it was; null for an address that was set by hand. */
export async function findItemAt(
  db: Database,
  path: string,
): Promise<{ kind: ItemKind; id: string } | null> {
  const row = await findByPath(db, path);
  return row?.kind && row.item_id !== null ? { kind: row.kind, id: row.item_id } : null;
}

/** Hops that are followed before the answer; more are a mistake. */
const maxHops = 20;

/** Whether something answers at a path, as far as the database knows. */
async function standsAt(db: Database, path: string): Promise<boolean> {
  return isFixedPath(path) || (await isPublicPath(db, path));
}

/**
 * Whether only an item could stand there. Of other addresses, such as a file's beside the pages, the
 * database knows nothing.
 */
const isItemPath = (path: string) => /^\/((blogs|casestudy)\/[^/]+|[^/.]+)$/.test(path);

/** Where a target leads that no redirect leads on from. */
async function endAt(db: Database, path: string, target: string): Promise<Resolution> {
  const moved = movedPages.get(path);
  const stands = moved !== undefined || (await standsAt(db, path));
  // A chain into a 404 would tell nobody that the page is gone.
  if (!stands && isItemPath(path)) return { status: 410 };
  if (isInArea(path)) return { status: 301, location: encodedTarget(target) };
  const rest = /[?#].*$/s.exec(target)?.[0] ?? '';
  return { status: 301, location: encodedPath(moved ?? path) + encodedTarget(rest) };
}

/**
 * Where an address that no page answers leads, in one hop. An item's old addresses know the item and
 * not its address of today, so that they can neither make chains nor loops. At each hop a live page
 * wins over what its address was (decision D67).
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
    // Not to be saved today; a row of an earlier version leads nowhere rather than astray.
    if (next === null) return { status: 410 };
    const further = (await standsAt(db, next)) ? undefined : await findByPath(db, next);
    if (!further) return endAt(db, next, target);
    if (seen.has(next)) return null;
    seen.add(next);
    row = further;
  }
  return null;
}

/** Whether following `target` comes back to `path`. */
export async function isCircular(db: Database, path: string, target: string): Promise<boolean> {
  let next = comparablePath(target);
  for (let hop = 0; next !== null && hop < maxHops; hop += 1) {
    if (next === path) return true;
    const row: RedirectGoal | undefined = await findByPath(db, next);
    next = row?.target ? comparablePath(row.target) : null;
  }
  return next !== null;
}

/** A page stands at the address again, or for the first time: it wins over what the address was. */
export async function deleteRedirectFrom(transaction: Database, path: string): Promise<void> {
  await transaction.deleteFrom('redirects').where('path', '=', path.toLowerCase()).execute();
}

/** From now on an address leads where it is told; whoever had it last counts. */
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

/** The newest first. */
export async function findRedirects(db: Database): Promise<Redirect[]> {
  return db.selectFrom('redirects').selectAll().orderBy('redirect_id', 'desc').execute();
}

/** Addresses that an item had before, the last one first; the ten last are enough to look at. */
export async function findOldAddresses(
  db: Database,
  kind: ItemKind,
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

/** @returns the path it was for, or null when there is no such redirect. */
export async function deleteRedirect(db: Database, id: number): Promise<string | null> {
  if (!isRowId(id)) return null;
  const deletion = db.deleteFrom('redirects').where('redirect_id', '=', id).returning('path');
  return (await deletion.executeTakeFirst())?.path ?? null;
}

/** Adds what was counted since the last time, all of it or nothing. */
export async function addHits(db: Database, counts: Map<string, number>): Promise<void> {
  if (counts.size === 0) return;
  const last_hit_at = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    // In one order, so that two instances never wait for each other.
    for (const path of [...counts.keys()].sort()) {
      await transaction
        .updateTable('redirects')
        .set((eb) => ({ hits: eb('hits', '+', counts.get(path) ?? 0), last_hit_at }))
        .where('path', '=', path)
        .execute();
    }
  });
}
