import { sql } from 'kysely';
import { type FoundItem, itemSearchLimit } from '../../../domain/api/content/item-search.ts';
import { titleOf } from '../../../domain/content/kind.ts';
import { anyKinds, type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { folded } from '../../../domain/content/text/search-text.ts';
import { searchWords } from '../../../domain/list-part.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { holdsWord } from '../../rows-on-page.ts';
import { keyOf, valuesFromRow } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';
import type { ItemListTable } from './list-tables.ts';

/** Entries that are read with their titles, to show those first whose title holds the words. */
const read = 50;

type Entry = Pick<ItemListTable, 'kind' | 'item_id' | 'state'>;

/** The entries of the newest items, of all kinds at once; the reading ends as soon as there are enough. */
async function findEntries(db: Database, words: string[]): Promise<Entry[]> {
  let query = db.selectFrom('item_list').select(['kind', 'item_id', 'state']);
  for (const word of words) query = query.where(holdsWord(sql.ref('search_text'), word));
  return query.orderBy('list_id', 'desc').limit(read).execute();
}

/** What the items of a kind are called, by their ids. */
async function findTitles(db: Database, name: ItemKind, ids: string[]) {
  const kind = kindNamed(name);
  const keys = ids.flatMap((id) => keyOf(kind, id) ?? []);
  if (keys.length === 0) return [];
  const { column } = kind.key;
  const titles = Object.keys(kind.fields).filter((field) =>
    kind.fields[field]?.roles.includes('title'),
  );
  const rows = await itemTables(db)
    .selectFrom(kind.table)
    .select([column, ...titles])
    .where(column, 'in', keys)
    .execute();
  return rows.map((row) => {
    const title = titleOf(kind, valuesFromRow(kind, row)) || kind.untitled;
    return [`${name} ${row[column]}`, title] as const;
  });
}

/** Items of every kind, drafts included, that hold the words. */
export async function searchAllItems(db: Database, find: string): Promise<FoundItem[]> {
  const words = searchWords(find);
  if (words.length === 0 || !isStorable(find)) return [];
  const entries = await findEntries(db, words);
  const perKind = anyKinds.map(({ name }) => {
    const own = entries.filter(({ kind }) => kind === name);
    // The list of kinds is made of the descriptors.
    return findTitles(
      db,
      name as ItemKind,
      own.map(({ item_id }) => item_id),
    );
  });
  const titles = new Map((await Promise.all(perKind)).flat());
  const found = entries.flatMap(({ kind, item_id: id, state }) => {
    const title = titles.get(`${kind} ${id}`);
    return title === undefined ? [] : [{ kind, id, title, state }];
  });
  const isNamed = ({ title }: FoundItem) => words.every((word) => folded(title).includes(word));
  const named = found.filter(isNamed);
  const others = found.filter((item) => !isNamed(item));
  return [...named, ...others].slice(0, itemSearchLimit);
}
