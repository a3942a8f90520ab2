import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type Logger, PostgresDialect, SqliteAdapter } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { NodeSqliteDialect, openSqliteFile } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export type DatabaseKind = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Database;
  kind: DatabaseKind;
}

/** For the few queries that the databases are asked in different words. */
export function kindOf(db: Database): DatabaseKind {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
}

/** A database that must not be used; the message is one sentence for the person who starts the site. */
export class DatabaseUnusable extends Error {}

/**
 * Milliseconds a query may wait for a free connection, and run, by the server's clock; and until a server
 * that does not even say that it was too long counts as silent (fault R21).
 */
const poolWait = 2_000;
const statementTimeout = 5_000;
const silence = 6_000;

/**
 * Opens the database at `url`: `sqlite:` followed by a file path, or a `postgres://` address. `isPatient`
 * is for commands that read or write everything: no statement is too long for them. `log` hears of each
 * query when it has ended.
 * @throws {DatabaseUnusable} when the file is damaged or is no SQLite database.
 */
export function openDatabase(
  url: string,
  { isPatient = false, log }: { isPatient?: boolean; log?: Logger } = {},
): OpenDatabase {
  const kind = databaseKindOf(url);
  if (kind === 'postgres') return { db: openPostgres(url, isPatient, log), kind };
  return { db: openSqlite(url.replace(/^sqlite:/, ''), log), kind };
}

export function databaseKindOf(url: string): DatabaseKind {
  return /^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite';
}

/** The database's own number as the file itself has it; SQLite's format puts it at byte 68. */
function numberInFile(path: string): number {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(4);
    return readSync(file, bytes, 0, 4, 68) === 4 ? bytes.readInt32BE() : 0;
  } finally {
    closeSync(file);
  }
}

/** A write-ahead log of another database would be taken for this one's (fault R05). */
function refuseForeignLog(path: string, file: DatabaseSync): void {
  const own = numberInFile(path);
  const seen = file.prepare('PRAGMA application_id').get()?.application_id;
  if (own !== 0 && seen !== own) throw new Error('its -wal file belongs to another database');
}

/** Looks at a file without changing a byte of it. @throws when it is damaged or not one of ours. */
function checkSqliteFile(path: string): void {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    refuseForeignLog(path, file);
    // A log that was left behind is looked at more closely: nothing says that it belongs to this file.
    const check = existsSync(`${path}-wal`) ? 'integrity_check' : 'quick_check';
    const problem = file.prepare(`PRAGMA ${check}(1)`).get()?.[check];
    if (problem !== 'ok') throw new Error(String(problem).replace(/\s+/g, ' '));
    const tables = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const isOurs = tables.length === 0 || tables.some(({ name }) => name === 'kysely_migration');
    if (!isOurs) throw new Error('it belongs to another program');
  } finally {
    file.close();
  }
}

function openSqlite(path: string, log?: Logger): Database {
  try {
    if (path !== ':memory:' && existsSync(path)) checkSqliteFile(path);
    return new Kysely<Tables>({ dialect: new NodeSqliteDialect(openSqliteFile(path)), log });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusable(
      `The database file ${path} cannot be used (${reason}). Restore a backup (npm run restore -- FILE) or move the file away.`,
    );
  }
}

/**
 * Ends a connection whose query was given up: its answer may still come, and a `begin` or `commit` among
 * them must not meet the next one's queries.
 */
function endWhenSilent(client: PoolClient): void {
  client.query = new Proxy(client.query, {
    apply(query, self, given) {
      const asked: unknown = Reflect.apply(query, self, given);
      if (asked instanceof Promise) {
        asked.catch((error) => {
          if (error.message === 'Query read timeout') client.end();
        });
      }
      return asked;
    },
  });
}

async function openPool(connectionString: string, isPatient: boolean): Promise<Pool> {
  // Imported here: a site on SQLite starts without it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: poolWait,
    ...(isPatient ? {} : { statement_timeout: statementTimeout, query_timeout: silence }),
  });
  // Without a listener the loss of a connection would end the process, be it idle or between two
  // queries of a transaction; the next query fails or connects anew (fault R07).
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endWhenSilent(client);
  });
  return pool;
}

function openPostgres(url: string, isPatient: boolean, log?: Logger): Database {
  const dialect = new PostgresDialect({ pool: () => openPool(url, isPatient) });
  return new Kysely<Tables>({ dialect, log });
}
