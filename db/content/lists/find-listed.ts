import { type SqlBool, sql } from 'kysely';
import type { ListPage, ListQuery, ListSort } from '../../../domain/api/content/item-lists.ts';
import { categoryField, type Kind } from '../../../domain/content/kind.ts';
import { folded } from '../../../domain/content/text/search-text.ts';
import { searchWords } from '../../../domain/list-part.ts';
import { findRowsOnPage, holdsWord } from '../../lists/rows-on-page.ts';
import type { Database } from '../../open.ts';
import { pick } from '../../pick.ts';
import { findCategories } from '../categories.ts';
import { isInEdition } from '../editions/words-in-editions.ts';
import { keyOf, publicAddress, valuesFromRow } from '../item-rows.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { findAuthors } from './find-authors.ts';
import { type Condition, indexedFilters, readFilters } from './list-filters.ts';
import { repairListOf } from './stale-entries.ts';
import { listingOf, standingColumns } from './standing-columns.ts';

const orders = {
  changed: ['changed_at', 'desc'],
  newest: ['listed_at', 'desc'],
  title: ['title_key', 'asc'],
} as const satisfies Record<ListSort, readonly [string, 'asc' | 'desc']>;

type CategoriesOf = (word: string) => number[];

async function categoriesByWord(db: Database, kind: Kind): Promise<CategoriesOf> {
  if (categoryField(kind) === undefined) return () => [];
  const all = await findCategories(db);
  return (word) =>
    all
      .filter(({ category }) => folded(category).includes(word))
      .map(({ category_id }) => category_id);
}

/** Whether an item holds a word, in its texts, in those of an edition or in the name of its category. */
function holding(kind: Kind, word: string, categories: number[]): Condition {
  const inTexts = sql<SqlBool>`(${holdsWord(sql.ref('search_text'), word)} or ${isInEdition(kind, word)})`;
  if (categories.length === 0) return inTexts;
  return sql<SqlBool>`(${inTexts} or category in (${sql.join(categories)}))`;
}

/** Of one kind, by a filter's index if there is one; otherwise in the order of the table unless `byIndex`. */
function isOf({ name }: Kind, byIndex: boolean, filters: Condition[]): Condition {
  if (!byIndex && filters.length > 0) {
    return sql.join<SqlBool>([sql`kind = ${name}`, ...filters], sql` and `);
  }
  // SQLite would take an index of another order and look up each row of it, which takes six times as long.
  return byIndex ? sql<SqlBool>`kind = ${name}` : sql<SqlBool>`kind || '' = ${name}`;
}

/** How many items there are, and how many entries: the same number, unless something else wrote items. */
async function countBoth(db: Database, kind: Kind): Promise<{ total: number; listed: number }> {
  const { total, listed } = await itemTables(db)
    .selectFrom(kind.table)
    .select((eb) => eb.fn.countAll().as('total'))
    .select(sql<number>`(select count(*) from item_list where kind = ${kind.name})`.as('listed'))
    .executeTakeFirstOrThrow();
  return { total: Number(total), listed: Number(listed) };
}

/** How many items there are. A release before this one leaves the list as it is: then it is repaired. */
async function countItems(db: Database, kind: Kind): Promise<number> {
  const { total, listed } = await countBoth(db, kind);
  if (total !== listed) await repairListOf(db, kind);
  return total;
}

async function findRows(
  db: Database,
  kind: Kind,
  keys: (string | number)[],
): Promise<ListPage['items']> {
  if (keys.length === 0) return [];
  const { column } = kind.key;
  const shown = [column, ...kind.listing.shows];
  const rows = await itemTables(db)
    .selectFrom(kind.table)
    .select([...new Set([...shown, kind.address.column, 'status', 'updated_at'])])
    .select(standingColumns(kind))
    .where(column, 'in', keys)
    .execute();
  const byKey = new Map(rows.map((row) => [row[column], row]));
  return keys.flatMap((key) => listedItem(kind, shown, byKey.get(key)) ?? []);
}

function listedItem(kind: Kind, shown: string[], row?: ItemRow): ListPage['items'][number] | null {
  if (!row) return null;
  const { status, updated_at } = row;
  // Every table of items has these columns, and a list shows no field that is more than a text or a number.
  return {
    item: valuesFromRow(kind, pick(row, shown)),
    status,
    updated_at,
    ...listingOf(row),
    address: publicAddress(kind, row),
  } as ListPage['items'][number];
}

type FoundPage = Omit<ListPage, 'editions'>;

/** One page of the back office's list of a kind, drafts included. */
export async function findListPage(db: Database, kind: Kind, query: ListQuery): Promise<FoundPage> {
  const { find, sort, page } = query;
  const authors = await findAuthors(db, kind);
  const total = await countItems(db, kind);
  const categoriesOf = await categoriesByWord(db, kind);
  const words = searchWords(find).map((word) => holding(kind, word, categoriesOf(word)));
  const filters = indexedFilters(kind, query, words.length > 0);
  const [column, direction] = orders[sort];
  const listing = {
    table: 'item_list',
    columns: ['item_id'],
    order: [column, 'list_id'],
    direction,
    isListed: (byIndex: boolean) => isOf(kind, byIndex, filters),
    words: [...readFilters(kind, query), ...words],
  };
  const { rows, ...counts } = await findRowsOnPage<{ item_id: string }>(db, listing, {
    page,
    find: [find, query.author ?? ''],
    total,
  });
  const keys = rows.flatMap(({ item_id }) => keyOf(kind, item_id) ?? []);
  return { items: await findRows(db, kind, keys), ...counts, authors };
}
