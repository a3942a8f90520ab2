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

/** A search looks into every item, so that one look tells which match and how many there are. */
export function isSearch({ find }: ListPart): boolean {
  return searchWords(find).length > 0;
}

/** How many items the part of a list has, as far as the counts say. */
export function countOf({ category }: ListPart, known?: CategoryCounts): number | undefined {
  if (!known) return undefined;
  if (category === '') return known.total;
  return known.categories.find(({ name }) => name === category)?.count ?? 0;
}

export async function countRows<Table extends keyof Tables>(
  matching: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = matching.select((eb) => eb.fn.countAll().as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  return Number(count);
}

/** The rows of one page. */
export function placeOf({ page }: ListPart): { limit: number; offset: number } {
  return { limit: listPageSize, offset: (page - 1) * listPageSize };
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
