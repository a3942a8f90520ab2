import { randomInt } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/** Milliseconds a writer waits for another process's lock before it fails. */
const busyTimeout = 5_000;

/**
 * The embedded database file with the settings that keep acknowledged writes
 * (reliability-and-security section 3): write-ahead log, every commit synced, foreign keys on.
 */
export function openSqliteFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  numberOnce(file);
  return file;
}

/** A number of the database's own, in the file itself and not only in its log: see db/open.ts. */
function numberOnce(file: DatabaseSync): void {
  if (file.prepare('PRAGMA application_id').get()?.application_id !== 0) return;
  file.exec(`PRAGMA application_id = ${randomInt(1, 2 ** 31)}; PRAGMA wal_checkpoint(TRUNCATE);`);
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
const mostPrepared = 500;

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
      if (prepared.size >= mostPrepared) prepared.clear();
      const statement = prepare(file, sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** Takes the write lock at the start of a transaction, so it never fails half-way with "busy". */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back by itself; the first error is the one to tell (fault R03). */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
  }
}

/** SQLite rolls tables back like rows, so a start that is killed in a migration leaves nothing of it (fault R16). */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(file: DatabaseSync) {
    const config = { database: asKyselyDatabase(file) };
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }
}
