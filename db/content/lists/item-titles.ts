import { fieldsWith, type Kind, titleOf } from '../../../domain/content/kind.ts';
import { allKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { keyOf, valuesFromRow } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';

interface Item {
  kind: string | null;
  item_id: string | null;
}

async function findTitlesOf(db: Database, kind: Kind, ids: string[]): Promise<Map<string, string>> {
  const keys = ids.flatMap((id) => keyOf(kind, id) ?? []);
  if (keys.length === 0) return new Map();
  const { column } = kind.key;
  const rows = await itemTables(db)
    .selectFrom(kind.table)
    .select([column, ...fieldsWith(kind, 'title')])
    .where(column, 'in', keys)
    .execute();
  return new Map(rows.map((row) => [String(row[column]), titleOf(kind, valuesFromRow(kind, row))]));
}

/**
 * The titles of those items that exist, drafts included, by one query per kind.
 * @returns undefined for an item that is gone
 */
export async function findTitles(
  db: Database,
  items: readonly Item[],
): Promise<(item: Item) => string | undefined> {
  const perKind = allKinds.map(async (kind) => {
    const ids = items.flatMap((item) => (item.kind === kind.name ? (item.item_id ?? []) : []));
    return [kind.name, await findTitlesOf(db, kind, ids)] as const;
  });
  const titles = new Map<string | null, Map<string, string>>(await Promise.all(perKind));
  return ({ kind, item_id }) => titles.get(kind)?.get(item_id ?? '');
}
