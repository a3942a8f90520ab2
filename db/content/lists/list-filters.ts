import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListQuery } from '../../../domain/api/content/item-lists.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';

export type Condition = RawBuilder<SqlBool>;

/** A column of `item_list` with an index of its own. */
interface Filter {
  /** Goes by the index. */
  indexed: Condition;
  /** Leaves the index alone, where another one gives the order. */
  read: Condition;
  /** Whether few items fulfil it: nearly all are published. */
  isNarrow: boolean;
}

const nothing = sql<SqlBool>`1 = 0`;

function textFilter(column: string, value: string, isNarrow: boolean): Filter {
  const name = sql.ref(column);
  return {
    indexed: sql<SqlBool>`${name} = ${value}`,
    read: sql<SqlBool>`${name} || '' = ${value}`,
    isNarrow,
  };
}

type Category = NonNullable<ListQuery['category']>;

/** By the names in the items' own rows, which are looked up one by one: a kind with such names has few items. */
function namedFilter({ table, key, listing }: Kind, category: Category): Filter {
  const columns = (listing.categories ?? []).map((column) => sql.ref(column));
  const none = columns.map((column) => sql`${column} = ''`);
  const isFiled =
    category === 'none'
      ? sql.join(none, sql` and `)
      : sql`${String(category)} in (${sql.join(columns)})`;
  const read = sql<SqlBool>`exists (select 1 from ${sql.table(table)}
    where ${sql.ref(key.column)} = item_id and ${isFiled})`;
  return { indexed: read, read, isNarrow: true };
}

function categoryFilter(kind: Kind, category: Category): Filter {
  if (kind.listing.categories) return namedFilter(kind, category);
  const isNarrow = true;
  if (typeof category === 'string' && category !== 'none') {
    return { indexed: nothing, read: nothing, isNarrow };
  }
  if (category === 'none') {
    const read = sql<SqlBool>`coalesce(category, 0) = 0`;
    return { indexed: sql<SqlBool>`category is null`, read, isNarrow };
  }
  const read = sql<SqlBool>`category + 0 = ${category}`;
  return { indexed: sql<SqlBool>`category = ${category}`, read, isNarrow };
}

function filtersOf(kind: Kind, { state, category, author }: ListQuery): Filter[] {
  return [
    ...(state === undefined ? [] : [textFilter('state', state, state !== publicStatus)]),
    ...(category === undefined ? [] : [categoryFilter(kind, category)]),
    ...(author === undefined ? [] : [textFilter('changed_by', author, true)]),
  ];
}

/** What every listed entry fulfils, whatever index its order or another filter takes. */
export function readFilters(kind: Kind, query: ListQuery): Condition[] {
  return filtersOf(kind, query).map(({ read }) => read);
}

/** The filters by which fewer entries are read; none where words make it worth to read all in one go. */
export function indexedFilters(kind: Kind, query: ListQuery, hasWords: boolean): Condition[] {
  const filters = filtersOf(kind, query);
  const narrow = filters.filter(({ isNarrow }) => isNarrow);
  const useful = narrow.length > 0 || hasWords ? narrow : filters;
  return useful.map(({ indexed }) => indexed);
}
