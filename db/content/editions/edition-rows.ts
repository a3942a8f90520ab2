import type { Kind } from '../../../domain/content/kind.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { keyOf } from '../item-rows.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';

/** The edition of an item in a language, drafts too; null where there is none. */
export async function findEditionRow(
  db: Database,
  kind: Kind,
  id: string | number,
  language: string,
): Promise<ItemRow | null> {
  const [row = null] = await findEditionRows(db, kind, id, language);
  return row;
}

export async function findEditionRows(
  db: Database,
  kind: Kind,
  id: string | number,
  language?: string,
): Promise<ItemRow[]> {
  const key = keyOf(kind, id);
  if (key === null) return [];
  return itemTables(db)
    .selectFrom(editionsOf(kind).table)
    .selectAll()
    .where('origin_id', '=', key)
    .$if(language !== undefined, (query) => query.where('language', '=', language))
    .orderBy('edition_id')
    .execute();
}
