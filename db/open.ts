import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, type Logger, PostgresDialect, SqliteAdapter } from 'kysely';
import { openPool } from './drivers/postgres-pool.ts';
import { NodeSqliteDialect, openSqliteFile, readSqliteFile } from './drivers/sqlite-dialect.ts';
import { isBusy } from './drivers/sqlite-driver.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export type DatabaseKind = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Database;
  kind: DatabaseKind;
}

export function kindOf(db: Database): DatabaseKind {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
}

/** The message is a sentence for the person who starts the site. */
export class DatabaseUnusable extends Error {}

export class DatabaseBusy extends DatabaseUnusable {}

interface OpenOptions {
  isUnlimited?: boolean;
  isExclusive?: boolean;
  log?: Logger;
}

/**
 * @param isUnlimited no statement timeout, for commands that read or write everything @param
 * isExclusive keeps other processes away from a SQLite file @throws {DatabaseUnusable}
 */
export function openDatabase(
  url: string,
  { isUnlimited = false, isExclusive = false, log }: OpenOptions = {},
): OpenDatabase {
  const kind = databaseKindOf(url);
  if (kind === 'postgres') return { db: openPostgres(url, isUnlimited, log), kind };
  return { db: openSqlite(url.replace(/^sqlite:/, ''), isExclusive, log), kind };
}

export function databaseKindOf(url: string): DatabaseKind {
  return /^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite';
}

/** The application id stands at byte 68 of a SQLite file. */
function numberInFile(path: string): number {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(4);
    return readSync(file, bytes, 0, 4, 68) === 4 ? bytes.readInt32BE() : 0;
  } finally {
    closeSync(file);
  }
}

/** SQLite would take a write-ahead log of another database for this one's (fault F05). */
function refuseForeignLog(path: string, file: DatabaseSync): void {
  const own = numberInFile(path);
  const seen = file.prepare('PRAGMA application_id').get()?.application_id;
  if (own !== 0 && seen !== own) throw new Error('its -wal file belongs to another database');
}

function checkSqliteFile(path: string, file: DatabaseSync): void {
  refuseForeignLog(path, file);
  // A log that was left behind may not belong to this file.
  const check = existsSync(`${path}-wal`) ? 'integrity_check' : 'quick_check';
  const problem = file.prepare(`PRAGMA ${check}(1)`).get()?.[check];
  if (problem !== 'ok') throw new Error(String(problem).replace(/\s+/g, ' '));
  const tables = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const isOurs = tables.length === 0 || tables.some(({ name }) => name === 'kysely_migration');
  if (!isOurs) throw new Error('it belongs to another program');
}

/** A locked file is healthy and must not be moved away. */
function unusable(path: string, error: unknown): DatabaseUnusable {
  if (isBusy(error)) {
    return new DatabaseBusy(
      `The database file ${path} is locked by another process. Try again when it has finished.`,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  if (!existsSync(path)) {
    return new DatabaseUnusable(`The database file ${path} cannot be made (${reason}).`);
  }
  return new DatabaseUnusable(
    `The database file ${path} cannot be used (${reason}). Restore a backup (npm run restore -- FILE) or move the file away.`,
  );
}

function openSqlite(path: string, isAlone: boolean, log?: Logger): Database {
  try {
    if (path !== ':memory:' && existsSync(path)) {
      // Opening a pipe would wait for whoever writes into it.
      if (!statSync(path).isFile()) throw new Error('it is no regular file');
      readSqliteFile(path, (file) => checkSqliteFile(path, file));
    }
    const file = openSqliteFile(path, { isAlone });
    return new Kysely<Tables>({ dialect: new NodeSqliteDialect(file), log });
  } catch (error) {
    throw unusable(path, error);
  }
}

function openPostgres(url: string, isUnlimited: boolean, log?: Logger): Database {
  const dialect = new PostgresDialect({ pool: () => openPool(url, isUnlimited) });
  return new Kysely<Tables>({ dialect, log });
}
