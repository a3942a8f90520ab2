import { sql, type Transaction } from 'kysely';
import type { Database, DatabaseKind } from './open.ts';
import type { Tables } from './tables.ts';

type Rows = Transaction<Tables> | Database;

/** The last key of each counting table: a deleted item's key is never used again. */
export type KeyCounters = Record<string, number>;

interface CountingColumn {
  table: string;
  column: string;
}

async function countingColumns(db: Rows): Promise<CountingColumn[]> {
  const { rows } = await sql<CountingColumn>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' order by table_name`.execute(db);
  return rows;
}

export async function readCounters(db: Rows, kind: DatabaseKind): Promise<KeyCounters> {
  if (kind === 'sqlite') {
    const { rows } = await sql<{ name: string; seq: number }>`
      select name, seq from sqlite_sequence where seq > 0 order by name`.execute(db);
    return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
  }
  const counters: KeyCounters = {};
  for (const { table, column } of await countingColumns(db)) {
    const { rows } = await sql<{ last: string | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence(${table}, ${column})::regclass) as last`.execute(
      db,
    );
    const last = Number(rows[0]?.last ?? 0);
    if (last > 0) counters[table] = last;
  }
  return counters;
}

export async function writeCounters(
  db: Rows,
  kind: DatabaseKind,
  counters: KeyCounters,
): Promise<void> {
  if (kind === 'sqlite') {
    for (const [name, seq] of Object.entries(counters)) {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(db);
    }
    return;
  }
  for (const { table, column } of await countingColumns(db)) {
    const last = counters[table];
    if (last === undefined) continue;
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last}::bigint)`.execute(
      db,
    );
  }
}
