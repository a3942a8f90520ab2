import { sql } from 'kysely';
import { fieldsWith, type Kind } from '../../../domain/content/kind.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { searchText } from '../../../domain/content/text/search-text.ts';
import type { Database } from '../../open.ts';
import { keyOf } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { type ItemRow, itemParts, itemTables, kindsWithTables } from '../item-tables.ts';
import { isPublished } from '../publishing/published.ts';

const batch = 500;

type Searched = Kind & Required<Pick<Kind, 'search' | 'listedBy'>>;

function isSearched(kind: Kind): kind is Searched {
  return kind.search !== undefined && kind.listedBy !== undefined;
}

function selectItems(db: Database, kind: Searched) {
  return itemTables(db)
    .selectFrom(kind.table)
    .select([kind.key.column, kind.listedBy, ...fieldsWith(kind, 'search')])
    .where(isPublished);
}

async function writeTexts(db: Database, kind: Searched, items: ItemRow[]): Promise<void> {
  if (items.length === 0) return;
  const { key, listedBy, search } = kind;
  const fields = fieldsWith(kind, 'search');
  const rows = items.map((item) => ({
    [key.column]: item[key.column],
    listed_at: item[listedBy],
    search_text: searchText(fields.map((name) => String(item[name]))),
  }));
  await itemTables(db)
    .insertInto(search.table)
    .values(rows)
    .onConflict((conflict) =>
      conflict.column(key.column).doUpdateSet({
        listed_at: sql.ref('excluded.listed_at'),
        search_text: sql.ref('excluded.search_text'),
      }),
    )
    .execute();
}

/** The texts of drafts are removed: only public texts may be found. */
export async function updateSearchText(
  transaction: Database,
  { kind: name, id }: Pick<ItemState, 'kind' | 'id'>,
): Promise<void> {
  const kind: Kind = storedKindNamed(name);
  if (!isSearched(kind)) return;
  const { column } = kind.key;
  const key = keyOf(kind, id);
  const items = await selectItems(transaction, kind).where(column, '=', key).execute();
  if (items.length > 0) return writeTexts(transaction, kind, items);
  const deletion = itemTables(transaction).deleteFrom(kind.search.table);
  await deletion.where(column, '=', key).execute();
}

export async function fillSearchTexts(db: Database): Promise<void> {
  for (const kind of (await kindsWithTables(db)).filter(isSearched)) {
    for await (const part of itemParts(selectItems(db, kind), kind.key.column, batch)) {
      await writeTexts(db, kind, part);
    }
  }
}
