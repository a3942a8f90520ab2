import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Kind } from '../../domain/content/kind.ts';
import { allKinds } from '../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../open.ts';
import { inParts } from '../parts.ts';

export type ItemRow = Record<string, unknown>;

/** One query serves every kind, as the columns are named by descriptors (domain/content/kinds/). */
export function itemTables(db: Database): Kysely<Record<string, ItemRow>> {
  return db as unknown as Kysely<Record<string, ItemRow>>;
}

/** Raises the version, as a form that was opened before is merged with what it finds (R-X-08). */
export function updateRow(
  db: Database,
  { table, key }: Pick<Kind, 'table' | 'key'>,
  id: unknown,
  values: ItemRow,
): Promise<ItemRow> {
  return itemTables(db)
    .updateTable(table)
    .set(values)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(key.column, '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type ItemQuery = SelectQueryBuilder<Record<string, ItemRow>, string, ItemRow>;

/** Of a query that selects the key, the rows that follow one of it, in the order of their keys. */
export function rowsAfter(
  query: ItemQuery,
  key: string | readonly string[],
  last: ItemRow | undefined,
  count: number,
): Promise<ItemRow[]> {
  const columns = [key].flat();
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => last?.[column]));
  return query
    .$if(last !== undefined, (rest) => rest.where(sql<SqlBool>`(${names}) > (${values})`))
    .orderBy(names)
    .limit(count)
    .execute();
}

export function itemParts(
  query: ItemQuery,
  key: string | readonly string[],
  count: number,
): AsyncGenerator<ItemRow[]> {
  return inParts<ItemRow>((last, limit) => rowsAfter(query, key, last, limit), count);
}

function withColumns(kind: Kind, columns: readonly { name: string }[]): Kind {
  const fieldNames = kind.fieldNames.filter((field) => columns.some(({ name }) => name === field));
  const fields = Object.entries(kind.fields).filter(([name]) => fieldNames.includes(name));
  return { ...kind, fieldNames, fields: Object.fromEntries(fields) };
}

/** What has its table and column: an early migration runs before those of later kinds and fields are made. */
export async function kindsWithTables(db: Database): Promise<Kind[]> {
  const tables = await db.introspection.getTables();
  return allKinds.flatMap((kind) => {
    const table = tables.find(({ name }) => name === kind.table);
    return table ? [withColumns(kind, table.columns)] : [];
  });
}

/** The columns that lists of a kind are ordered by, descending (decision D13). */
export function orderOf({ key, listedBy }: Pick<Kind, 'key' | 'listedBy'>): string[] {
  return listedBy ? [listedBy, key.column] : [key.column];
}
