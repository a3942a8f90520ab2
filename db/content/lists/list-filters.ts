import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListQuery } from '../../../domain/api/content/item-lists.ts';
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

function textFilter(column: string, value: string, isNarrow: boolean): Filter {
  const name = sql.ref(column);
  return {
    indexed: sql<SqlBool>`${name} = ${value}`,
    read: sql<SqlBool>`${name} || '' = ${value}`,
    isNarrow,
  };
}

function categoryFilter(category: number | 'none'): Filter {
  const isNarrow = true;
  if (category === 'none') {
    const read = sql<SqlBool>`coalesce(category, 0) = 0`;
    return { indexed: sql<SqlBool>`category is null`, read, isNarrow };
  }
  const read = sql<SqlBool>`category + 0 = ${category}`;
  return { indexed: sql<SqlBool>`category = ${category}`, read, isNarrow };
}

function filtersOf({ state, category, author }: ListQuery): Filter[] {
  return [
    ...(state === undefined ? [] : [textFilter('state', state, state !== publicStatus)]),
    ...(category === undefined ? [] : [categoryFilter(category)]),
    ...(author === undefined ? [] : [textFilter('changed_by', author, true)]),
  ];
}

/** What every listed entry fulfils, whatever index its order or another filter takes. */
export function readFilters(query: ListQuery): Condition[] {
  return filtersOf(query).map(({ read }) => read);
}

/** The filters by which fewer entries are read; none where words make it worth to read all in one go. */
export function indexedFilters(query: ListQuery, hasWords: boolean): Condition[] {
  const filters = filtersOf(query);
  const narrow = filters.filter(({ isNarrow }) => isNarrow);
  const useful = narrow.length > 0 || hasWords ? narrow : filters;
  return useful.map(({ indexed }) => indexed);
}
