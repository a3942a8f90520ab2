import { pathProblem } from '../../../domain/content/addresses/page-path.ts';
import { slugProblem } from '../../../domain/content/addresses/slug.ts';
import type { ItemOf, Kind } from '../../../domain/content/kind.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { findItem } from '../find-items.ts';
import { valuesFromRow } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';
import { isPublished } from '../publishing/published.ts';

/** @param part the last part of its address */
export async function findPublishedItem<K extends Kind>(
  db: Database,
  kind: K,
  part: string,
): Promise<ItemOf<K> | null> {
  const { key, address, table, fieldNames } = kind;
  if (address.column === key.column) return findItem(db, kind, part, { drafts: false });
  const problem = address.base === '' ? pathProblem(part) : slugProblem(part);
  if (problem !== null || !isStorable(part)) return null;
  const row = await itemTables(db)
    .selectFrom(table)
    .select([key.column, ...fieldNames])
    .where('slug', '=', part)
    .where(isPublished)
    .executeTakeFirst();
  // The columns of this very kind.
  return row ? (valuesFromRow(kind, row) as ItemOf<K>) : null;
}
