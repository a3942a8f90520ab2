import { type SqlBool, sql } from 'kysely';
import { type FoundItem, itemSearchLimit } from '../../../domain/api/content/item-search.ts';
import { anyKinds, type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { isItemKind, itemKinds } from '../../../domain/content/kinds/names.ts';
import { folded } from '../../../domain/content/text/search-text.ts';
import { searchWords } from '../../../domain/list-part.ts';
import { isStorable } from '../../column-limits.ts';
import { holdsWord } from '../../lists/rows-on-page.ts';
import type { Database } from '../../open.ts';
import { isInEdition } from '../editions/words-in-editions.ts';
import { findTitles } from './item-titles.ts';
import type { Condition } from './list-filters.ts';
import type { ItemListTable } from './list-tables.ts';

/** Entries that are read with their titles, to show those first whose title holds the words. */
const readLimit = 50;

interface Entry extends Pick<ItemListTable, 'item_id' | 'state'> {
  kind: ItemKind;
}

function holding(word: string): Condition {
  const inEditions = anyKinds.map(
    (kind) => sql<SqlBool>`(kind = ${kind.name} and ${isInEdition(kind, word)})`,
  );
  const places = [holdsWord(sql.ref('search_text'), word), ...inEditions];
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`;
}

/** The entries of the newest items, of all kinds at once; the reading ends as soon as there are enough. */
async function findEntries(db: Database, words: string[]): Promise<Entry[]> {
  let query = db
    .selectFrom('item_list')
    .select(['kind', 'item_id', 'state'])
    .where('kind', 'in', itemKinds);
  for (const word of words) query = query.where(holding(word));
  const rows = await query.orderBy('list_id', 'desc').limit(readLimit).execute();
  return rows.flatMap(({ kind, ...row }) => (isItemKind(kind) ? [{ kind, ...row }] : []));
}

/** Items of every kind, drafts included, that hold the words. */
export async function searchAllItems(db: Database, find: string): Promise<FoundItem[]> {
  const words = searchWords(find);
  if (words.length === 0 || !isStorable(find)) return [];
  const entries = await findEntries(db, words);
  const titleOfEntry = await findTitles(db, entries);
  const found = entries.flatMap((entry) => {
    const { kind, item_id: id, state } = entry;
    const title = titleOfEntry(entry);
    return title === undefined
      ? []
      : [{ kind, id, title: title || kindNamed(kind).untitled, state }];
  });
  const isNamed = ({ title }: FoundItem) => words.every((word) => folded(title).includes(word));
  const named = found.filter(isNamed);
  const others = found.filter((item) => !isNamed(item));
  return [...named, ...others].slice(0, itemSearchLimit);
}
