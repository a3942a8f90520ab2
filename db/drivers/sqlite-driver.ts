import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { Mutex } from './mutex.ts';

const lockTimeout = 5_000;
const maxRetryDelay = 50;

const sqliteBusy = 5;

/** The low byte is the primary code of an extended one. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === sqliteBusy;
}

const isWrite = (sql: string) =>
  /^\s*(?:insert|update|delete|begin|create|alter|drop)\b/i.test(sql);

export interface LockOptions {
  isTransaction: () => boolean;
  wait?: number;
}

/**
 * SQLite's own wait for another process's lock would block the only thread. Here a caller who meets
 * the lock releases the connection until its next try (fault F23); within a transaction nobody
 * meets it.
 */
export class RetryingSqliteDriver extends SqliteDriver {
  readonly #options: LockOptions;
  readonly #connection = new Mutex();
  /** Queues writers that met the lock, so that only the first one retries. */
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

  /** Takes the write lock first, so that a transaction never fails half-way with "busy". */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back itself; the first error is the one to report (F03). */
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

  /** Called and left with the connection; others have it between two tries. */
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
