import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListPage, ListQuery, ListSort } from '../../../domain/api/content/item-lists.ts';
import { categoryField, type Kind } from '../../../domain/content/kind.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { folded } from '../../../domain/content/text/search-text.ts';
import { listPageSize, pagesFor, searchWords } from '../../../domain/list-part.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { pick } from '../../pick.ts';
import { findCategories } from '../categories.ts';
import { keyOf, valuesFromRow } from '../item-rows.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { fillListOf } from './item-list.ts';

/** The column of each order, and its direction. */
const orders = {
  changed: ['changed_at', 'desc'],
  newest: ['listed_at', 'desc'],
  title: ['title_key', 'asc'],
} as const satisfies Record<ListSort, readonly [string, 'asc' | 'desc']>;

/** The categories whose names hold a word. */
type CategoriesOf = (word: string) => number[];

async function categoriesByWord(db: Database, kind: Kind): Promise<CategoriesOf> {
  if (categoryField(kind) === undefined) return () => [];
  const all = await findCategories(db);
  return (word) =>
    all
      .filter(({ category }) => folded(category).includes(word))
      .map(({ category_id }) => category_id);
}

/** Whether an item holds a word, in its texts or in the name of its category. */
function holding(word: string, categories: number[]): RawBuilder<SqlBool> {
  const pattern = `%${word.replace(/[!%_]/g, (sign) => `!${sign}`)}%`;
  const inTexts = sql<SqlBool>`search_text like ${pattern} escape '!'`;
  if (categories.length === 0) return inTexts;
  return sql<SqlBool>`(${inTexts} or category in (${sql.join(categories)}))`;
}

/** Of one kind; the entries are read in the order of the table unless `byIndex`. */
function isOf({ name }: Kind, byIndex: boolean): RawBuilder<SqlBool> {
  // SQLite would take an index of another order and look up each row of it, which takes six times as long.
  return byIndex ? sql<SqlBool>`kind = ${name}` : sql<SqlBool>`kind || '' = ${name}`;
}

function selectFound(db: Database, kind: Kind, words: RawBuilder<SqlBool>[], byIndex: boolean) {
  const conditions = [isOf(kind, byIndex), ...words];
  return db.selectFrom('item_list').where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`);
}

/** How many items there are, and how many entries: the same number, unless something else wrote items. */
async function countBoth(db: Database, kind: Kind): Promise<{ total: number; listed: number }> {
  const { total, listed } = await itemTables(db)
    .selectFrom(kind.table)
    .select((eb) => eb.fn.countAll().as('total'))
    .select(
      sql<number>`(select count(*) from item_list where kind = ${kind.name as ItemKind})`.as(
        'listed',
      ),
    )
    .executeTakeFirstOrThrow();
  return { total: Number(total), listed: Number(listed) };
}

/** How many items there are. A release before this one leaves the list as it is: then it is made anew. */
async function countItems(db: Database, kind: Kind): Promise<number> {
  const { total, listed } = await countBoth(db, kind);
  if (total !== listed) {
    await db.transaction().execute((transaction) => fillListOf(transaction, kind));
  }
  return total;
}

async function countFound(db: Database, kind: Kind, words: RawBuilder<SqlBool>[]): Promise<number> {
  const { count } = await selectFound(db, kind, words, false)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Wanted extends Omit<ListQuery, 'find'> {
  words: RawBuilder<SqlBool>[];
}

interface Found {
  /** Keys of the items on the page, as text. */
  ids: string[];
  found: number;
  page: number;
}

/** Found entries that are put in order after one reading of the table; more are read by an index. */
const few = 1_000;

/** All that was found in its order; null when it is more than a few. */
async function findFew(
  db: Database,
  kind: Kind,
  { words, sort }: Wanted,
): Promise<string[] | null> {
  const [column, direction] = orders[sort];
  const rows = await db
    .selectFrom(
      selectFound(db, kind, words, false)
        .select(['item_id', 'list_id', column])
        .limit(few + 1)
        .as('few'),
    )
    .select('item_id')
    .orderBy(sql.ref(column), direction)
    .orderBy('list_id', direction)
    .execute();
  return rows.length > few ? null : rows.map(({ item_id }) => item_id);
}

/** One page in the order of an index, which is full after a few entries. */
async function findInOrder(db: Database, kind: Kind, { words, sort, page }: Wanted) {
  const [column, direction] = orders[sort];
  const rows = await selectFound(db, kind, words, true)
    .select('item_id')
    .orderBy(column, direction)
    .orderBy('list_id', direction)
    .limit(listPageSize)
    .offset((page - 1) * listPageSize)
    .execute();
  return rows.map(({ item_id }) => item_id);
}

async function findIds(db: Database, kind: Kind, wanted: Wanted, total: number): Promise<Found> {
  const all = wanted.words.length === 0 ? null : await findFew(db, kind, wanted);
  const pageOf = (found: number) => Math.min(wanted.page, pagesFor(found));
  if (all) {
    const page = pageOf(all.length);
    const ids = all.slice((page - 1) * listPageSize, page * listPageSize);
    return { ids, found: all.length, page };
  }
  const found = wanted.words.length === 0 ? total : await countFound(db, kind, wanted.words);
  const page = pageOf(found);
  return { ids: await findInOrder(db, kind, { ...wanted, page }), found, page };
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
    .select([...shown, 'status', 'updated_at'])
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
  } as ListPage['items'][number];
}

/** One page of the back office's list of a kind, drafts included. */
export async function findListPage(db: Database, kind: Kind, query: ListQuery): Promise<ListPage> {
  const { find, sort, page } = query;
  const total = await countItems(db, kind);
  if (!isStorable(find)) return { items: [], total, found: 0, page: 1, pages: 1 };
  const categoriesOf = await categoriesByWord(db, kind);
  const words = searchWords(find).map((word) => holding(word, categoriesOf(word)));
  const { ids, ...counts } = await findIds(db, kind, { words, sort, page }, total);
  const keys = ids.flatMap((id) => keyOf(kind, id) ?? []);
  return { items: await findRows(db, kind, keys), total, ...counts, pages: pagesFor(counts.found) };
}
