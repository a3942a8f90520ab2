import { type SqlBool, sql } from 'kysely';
import type { Kind } from '../../../domain/content/kind.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import { holdsWord } from '../../lists/rows-on-page.ts';
import type { Condition } from '../lists/list-filters.ts';

/** Whether the item of a list entry has an edition that holds a word; its language does not matter. */
export function isInEdition(kind: Kind, word: string): Condition {
  if (kind.original) return sql<SqlBool>`1 = 0`;
  const { name, table } = editionsOf(kind);
  return sql<SqlBool>`item_id in (
    select cast(edition.origin_id as text) from item_list as entry
      join ${sql.table(table)} as edition on edition.edition_id = cast(entry.item_id as integer)
      where entry.kind = ${name} and ${holdsWord(sql.ref('entry.search_text'), word)})`;
}
