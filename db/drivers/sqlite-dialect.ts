import { randomInt } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
} from 'kysely';
import { folded } from '../../domain/content/text/search-text.ts';
import { isBusy, type LockOptions, RetryingSqliteDriver } from './sqlite-driver.ts';

/** Milliseconds; another process may be at its first start as well (F16). */
const openTimeout = 30_000;

const openRetryDelay = 20;

/** May block the thread, as nothing is served yet. */
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

/** The settings that preserve acknowledged writes (docs/faults.md). */
export function openSqliteFile(path: string, { isAlone = false } = {}): DatabaseSync {
  const open = () => {
    const file = new DatabaseSync(path, { enableForeignKeyConstraints: true });
    try {
      // Before the first read, which then takes an exclusive lock.
      if (isAlone) file.exec('PRAGMA locking_mode = EXCLUSIVE');
      file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      numberOnce(file);
      file.function('folded', { deterministic: true }, (text) => folded(String(text ?? '')));
      return file;
    } catch (error) {
      file.close();
      throw error;
    }
  };
  // Fails at once while a site serves from the file.
  return isAlone ? open() : retryWhileLocked(open);
}

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

/** An id in the file itself and not only in its log, see db/open.ts; concurrent starts make one. */
function numberOnce(file: DatabaseSync): void {
  const isNumbered = () => file.prepare('PRAGMA application_id').get()?.application_id !== 0;
  if (isNumbered()) return;
  file.exec('BEGIN IMMEDIATE');
  if (!isNumbered()) file.exec(`PRAGMA application_id = ${randomInt(1, 2 ** 31)}`);
  file.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE);');
}

function bindable(parameter: unknown): SQLInputValue {
  if (typeof parameter === 'boolean') return parameter ? 1 : 0;
  if (parameter instanceof Date) return parameter.toISOString();
  // Kysely passes unknown; what is left is text, numbers, null and bytes.
  return (parameter ?? null) as SQLInputValue;
}

type Statement = ReturnType<SqliteDatabase['prepare']>;

function prepare(file: DatabaseSync, sql: string): Statement {
  const statement = file.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    // A statement of its own, as others of the same text may run meanwhile.
    iterate: (parameters) => file.prepare(sql).iterate(...parameters.map(bindable)),
  };
}

/** The product has about two hundred texts; lists of ids make more. */
const maxPrepared = 500;

/** Preparing takes as long as running, so each text is prepared once. */
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

/** SQLite rolls DDL back, so a killed migration leaves nothing behind (fault F16). */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Kysely must not hold the one connection for a waiting caller; the driver queues itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #options: LockOptions;

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
