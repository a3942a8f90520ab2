import { randomInt } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
} from 'kysely';
import { isBusy, type LockOptions, RetryingSqliteDriver } from './sqlite-driver.ts';

/** Milliseconds that an opening waits for another process, which may be at its first start as well (F16). */
const openTimeout = 30_000;

/** Milliseconds between two tries. */
const openRetryDelay = 20;

/** Tries until no other process has the file locked; nothing is served yet, so the thread may wait. */
function retryWhileLocked<T>(work: () => T): T {
  const deadline = performance.now() + openTimeout;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, openRetryDelay);
  }
}

/**
 * The embedded database file with the settings that keep acknowledged writes
 * (docs/faults.md): write-ahead log, every commit synced, foreign keys on. SQLite
 * itself never waits for a lock: see db/drivers/sqlite-driver.ts.
 */
export function openSqliteFile(path: string, { isAlone = false } = {}): DatabaseSync {
  const open = () => {
    const file = new DatabaseSync(path, { enableForeignKeyConstraints: true });
    try {
      // Before the first read: that one then takes a lock that no other connection has beside it.
      if (isAlone) file.exec('PRAGMA locking_mode = EXCLUSIVE');
      file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      numberOnce(file);
      return file;
    } catch (error) {
      file.close();
      throw error;
    }
  };
  // Whoever wants the file alone is told at once that a site serves from it.
  return isAlone ? open() : retryWhileLocked(open);
}

/** Looks at a file without changing a byte of it. @throws what `look` throws */
export function readSqliteFile<T>(path: string, look: (file: DatabaseSync) => T): T {
  return retryWhileLocked(() => {
    const file = new DatabaseSync(path, { readOnly: true });
    try {
      return look(file);
    } finally {
      file.close();
    }
  });
}

/**
 * A number of the database's own, in the file itself and not only in its log: see db/open.ts. Of two first
 * starts at once the second finds the first one's.
 */
function numberOnce(file: DatabaseSync): void {
  const isNumbered = () => file.prepare('PRAGMA application_id').get()?.application_id !== 0;
  if (isNumbered()) return;
  file.exec('BEGIN IMMEDIATE');
  if (!isNumbered()) file.exec(`PRAGMA application_id = ${randomInt(1, 2 ** 31)}`);
  file.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE);');
}

/** What node:sqlite cannot bind itself: true, dates and undefined. */
function bindable(parameter: unknown): SQLInputValue {
  if (typeof parameter === 'boolean') return parameter ? 1 : 0;
  if (parameter instanceof Date) return parameter.toISOString();
  // Kysely hands parameters over as unknown; what is left is text, numbers, null and bytes.
  return (parameter ?? null) as SQLInputValue;
}

type Statement = ReturnType<SqliteDatabase['prepare']>;

function prepare(file: DatabaseSync, sql: string): Statement {
  const statement = file.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    // A statement of its own: it goes on reading while others of the same text are asked.
    iterate: (parameters) => file.prepare(sql).iterate(...parameters.map(bindable)),
  };
}

/** Different texts that are kept ready: the product has about two hundred, lists of ids make more. */
const maxPrepared = 500;

/**
 * node:sqlite in the shape that Kysely's SQLite dialect expects of better-sqlite3. Preparing a text
 * takes as long as running it, so each is prepared once; SQLite itself notices a changed table.
 */
function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, Statement>();
  return {
    close() {
      prepared.clear();
      file.close();
    },
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= maxPrepared) prepared.clear();
      const statement = prepare(file, sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite rolls tables back like rows, so a start that is killed in a migration leaves nothing of it (fault F16). */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Otherwise Kysely would keep the one connection for a caller who waits; the driver gives turns itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #options: LockOptions;

  /** @param wait Milliseconds that a write waits for another process's lock. */
  constructor(file: DatabaseSync, wait?: number) {
    const config = { database: asKyselyDatabase(file) };
    super(config);
    this.#config = config;
    this.#options = { isTransaction: () => file.isTransaction, wait };
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new RetryingSqliteDriver(this.#config, this.#options);
  }
}
