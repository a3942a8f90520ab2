import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { Mutex } from '../mutex.ts';

/** Milliseconds that a write waits for another process's lock, and between two tries at most. */
const lockTimeout = 5_000;
const maxRetryDelay = 50;

/** SQLite's primary result code for a file that another process has locked. */
const sqliteBusy = 5;

/** Whether another process holds the lock; the low byte is the primary code of an extended one. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === sqliteBusy;
}

const isWrite = (sql: string) =>
  /^\s*(?:insert|update|delete|begin|create|alter|drop)\b/i.test(sql);

export interface LockOptions {
  /** Whether the connection is within a transaction. */
  isTransaction: () => boolean;
  /** Milliseconds that a write waits for another process's lock. */
  wait?: number;
}

/**
 * One connection that callers have in turn. SQLite itself would wait for another process's lock on the only
 * thread, and with it every page: here it never waits, and whoever meets a lock lets the others have
 * the connection until the next try (fault F23). Within a transaction nobody meets one, because it
 * takes the write lock at its beginning.
 */
export class RetryingSqliteDriver extends SqliteDriver {
  readonly #options: LockOptions;
  readonly #connection = new Mutex();
  /** Writers that met the lock: the first one tries, so that nobody overtakes and few tries are made. */
  readonly #writing = new Mutex();
  #shared: DatabaseConnection | undefined;

  constructor(config: SqliteDialectConfig, terms: LockOptions) {
    super(config);
    this.#options = terms;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#connection.acquire();
    this.#shared ??= this.#retrying(await super.acquireConnection());
    return this.#shared;
  }

  override async releaseConnection(): Promise<void> {
    this.#connection.release();
  }

  /** Takes the write lock at the start of a transaction, so it never fails half-way with "busy". */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back by itself; the first error is the one to tell (fault F03). */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
  }

  #retrying(connection: DatabaseConnection): DatabaseConnection {
    return {
      streamQuery: (query, size) => connection.streamQuery(query, size),
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        const run = () => connection.executeQuery<R>(query);
        if (this.#options.isTransaction()) return run();
        // Others wait already: trying would overtake them, and fail like they did.
        if (isWrite(query.sql) && this.#writing.isLocked) return this.#runQueued(run);
        try {
          return await run();
        } catch (error) {
          if (!isBusy(error)) throw error;
          return this.#runQueued(run);
        }
      },
    };
  }

  /** Called with the connection, and returns or throws with it; between two tries the others have it. */
  async #runQueued<T>(run: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + (this.#options.wait ?? lockTimeout);
    this.#connection.release();
    await this.#writing.acquire();
    try {
      for (let pause = 1; ; pause = Math.min(pause * 2, maxRetryDelay)) {
        await this.#connection.acquire();
        try {
          return await run();
        } catch (error) {
          if (!isBusy(error) || performance.now() >= deadline) throw error;
        }
        this.#connection.release();
        await sleep(pause * (0.5 + Math.random()));
      }
    } finally {
      this.#writing.release();
    }
  }
}
