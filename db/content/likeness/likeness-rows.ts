import { setImmediate } from 'node:timers/promises';
import { type Insertable, sql } from 'kysely';
import type { Kind } from '../../../domain/content/kind.ts';
import { anyKinds, type ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import {
  bandCount,
  bandsOf,
  comparedTitle,
  shinglesOf,
  titleHash,
} from '../../../domain/content/text/likeness.ts';
import type { Database } from '../../open.ts';
import { valuesFromRow } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { findOutdated } from '../lists/stale-entries.ts';
import type { LikenessTable } from './likeness-tables.ts';

/** Texts read in one transaction, some milliseconds of processor. */
const batch = 20;

export const bandColumns = Array.from(
  { length: bandCount },
  // As many as the table has.
  (_, band) => `band_${band + 1}` as keyof LikenessTable,
);

/** What the texts of an item are compared by. */
export function hashesOf(kind: Kind, values: ItemRow): Record<string, number | null> {
  const bands = bandsOf(shinglesOf(kind, values));
  const named = bandColumns.map((column, at) => [column, bands?.[at] ?? null]);
  return { title_hash: titleHash(comparedTitle(kind, values)), ...Object.fromEntries(named) };
}

export function comparedColumns({ key, page }: Kind): string[] {
  return [...new Set([key.column, page.title, page.titleElse, ...page.shows])];
}

async function writeRows(db: Database, kind: Kind, items: ItemRow[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => ({
    kind: kind.name,
    item_id: String(item[kind.key.column]),
    changed_at: item.updated_at,
    ...hashesOf(kind, valuesFromRow(kind, item)),
  }));
  const changing = ['changed_at', 'title_hash', ...bandColumns];
  const excluded = changing.map((column) => [column, sql.ref(`excluded.${column}`)]);
  await db
    .insertInto('likeness')
    // The columns of the table, named by number.
    .values(rows as unknown as Insertable<LikenessTable>[])
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id']).doUpdateSet(Object.fromEntries(excluded)),
    )
    .execute();
}

async function updateRows(transaction: Database, kind: Kind, ids: string[]): Promise<void> {
  const { column, isCounted } = kind.key;
  const items = await itemTables(transaction)
    .selectFrom(kind.table)
    .select([...comparedColumns(kind), 'updated_at'])
    .where(column, 'in', isCounted ? ids.map(Number) : ids)
    .execute();
  await writeRows(transaction, kind, items);
  const left = new Set(items.map((row) => String(row[column])));
  const gone = ids.filter((id) => !left.has(id));
  if (gone.length === 0) return;
  const deletion = transaction.deleteFrom('likeness').where('kind', '=', kind.name as ItemKind);
  await deletion.where('item_id', 'in', gone).execute();
}

/** With each change of an item; the row of a deleted one goes. */
export function updateLikeness(
  transaction: Database,
  { kind, id }: Pick<ItemState, 'kind' | 'id'>,
): Promise<void> {
  return updateRows(transaction, storedKindNamed(kind), [id]);
}

/**
 * Items whose row is missing or older: those of a database from before the table, and what a release from
 * before it writes beside this one.
 */
export async function refreshLikeness(
  db: Database,
  since: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const kind of anyKinds) {
    const outdated = await findOutdated(db, kind, since, 'likeness');
    for (let at = 0; at < outdated.length; at += batch) {
      if (signal?.aborted) return;
      const part = outdated.slice(at, at + batch);
      await db.transaction().execute((transaction) => updateRows(transaction, kind, part));
      // SQLite answers at once: without a pause no request would be served before the end.
      await setImmediate();
    }
  }
}
