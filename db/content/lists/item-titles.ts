import { fieldsWith, type Kind } from '../../../domain/content/kind.ts';
import type { Database } from '../../open.ts';
import { keyOf } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';

/** The titles of those items that exist, drafts included, by their ids. */
export async function findTitles(
  db: Database,
  kind: Kind,
  ids: string[],
): Promise<Map<string, string>> {
  const keys = ids.flatMap((id) => keyOf(kind, id) ?? []);
  if (keys.length === 0) return new Map();
  const [title = ''] = fieldsWith(kind, 'title');
  const { column } = kind.key;
  const rows = await itemTables(db)
    .selectFrom(kind.table)
    .select([column, title])
    .where(column, 'in', keys)
    .execute();
  return new Map(rows.map((row) => [String(row[column]), String(row[title])]));
}
