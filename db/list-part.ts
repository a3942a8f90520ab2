import { type Expression, type SqlBool, sql } from 'kysely';
import { type ListPart, listPageSize, searchWords } from '../domain/list-part.ts';
import { isStorable } from './column-limits.ts';

/** Whether both databases can be asked for it; a hostile text finds nothing (threat T15). */
export function isAskable({ category, find }: ListPart): boolean {
  return isStorable(category) && isStorable(find);
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
