import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import {
  type CategoryCounts,
  type ListPart,
  listPageSize,
  searchWords,
} from '../domain/list-part.ts';
import { isStorable } from './column-limits.ts';
import type { Tables } from './tables.ts';

/** Whether both databases can be asked for it; a hostile text finds nothing (threat T15). */
export function isAskable({ category, find }: ListPart): boolean {
  return isStorable(category) && isStorable(find);
}

/** How many items the part of a list has, as far as the counts say. */
function countOf({ category }: ListPart, known?: CategoryCounts): number | undefined {
  if (!known) return undefined;
  if (category === '') return known.total;
  return known.categories.find(({ name }) => name === category)?.count ?? 0;
}

async function countRows<Table extends keyof Tables>(
  matching: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = matching.select((eb) => eb.fn.countAll().as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  return Number(count);
}

interface Part<Table extends keyof Tables, Id> {
  /** What belongs to the part. */
  matching: SelectQueryBuilder<Tables, Table, object>;
  /** Its ids in the order of the list. */
  inOrder: SelectQueryBuilder<Tables, Table, { id: Id }>;
  /** Counts that still hold. */
  known: CategoryCounts | undefined;
}

/**
 * The ids of one page of a list, and how many items there are on all of them. Only ids, because Postgres
 * reads each row that it skips, but of an index alone.
 */
export async function findPart<Table extends keyof Tables, Id>(
  part: ListPart,
  { matching, inOrder, known }: Part<Table, Id>,
): Promise<{ ids: Id[]; count: number }> {
  const offset = (part.page - 1) * listPageSize;
  // A search looks into every item, so that one look tells which match and how many there are.
  if (searchWords(part.find).length > 0) {
    const found = await inOrder.execute();
    const rows = found.slice(offset, offset + listPageSize);
    return { ids: rows.map(({ id }) => id), count: found.length };
  }
  const [rows, count] = await Promise.all([
    inOrder.limit(listPageSize).offset(offset).execute(),
    countOf(part, known) ?? countRows(matching),
  ]);
  return { ids: rows.map(({ id }) => id), count };
}

/**
 * A condition per word: it occurs in one of the columns. Both sides go through the database's own
 * lower(), which in SQLite knows ASCII only: other letters must be typed as they stand.
 */
export function holdsWords(find: string, columns: string[]): Expression<SqlBool>[] {
  return searchWords(find).map((word) => {
    const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
    const places = columns.map(
      (column) => sql<SqlBool>`lower(${sql.ref(column)}) like lower(${pattern}) escape '!'`,
    );
    return sql<SqlBool>`(${sql.join(places, sql` or `)})`;
  });
}
