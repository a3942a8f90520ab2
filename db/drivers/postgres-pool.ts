import type { Pool, PoolClient } from 'pg';
import { type PostgresAddress, readPostgresAddress } from './postgres-address.ts';

/** Milliseconds to connect, to run, and until the server counts as silent (F21). */
const connectTimeout = 2_000;
const statementTimeout = 5_000;
const queryTimeout = 6_000;

/** Recognised by `move`; one in the address wins. */
const applicationName = 'agency-site';

type Postgres = typeof import('pg').default;

/** A late answer, perhaps to a `begin`, must not meet the next query. */
function endAfterTimeout(client: PoolClient): void {
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

async function spokenAddress(
  pg: Postgres,
  { connectionString, withoutTls }: PostgresAddress,
): Promise<string> {
  if (withoutTls === undefined) return connectionString;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeout });
  client.on('error', () => {});
  try {
    await client.connect();
    return connectionString;
  } catch (error) {
    if (error instanceof Error && /does not support SSL/.test(error.message)) return withoutTls;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function openPool(url: string, isUnlimited: boolean): Promise<Pool> {
  // Imported here: a site on SQLite starts without it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: await spokenAddress(pg, readPostgresAddress(url)),
    application_name: applicationName,
    ...(isUnlimited ? { max: 1 } : { max: 10, min: 1 }),
    connectionTimeoutMillis: connectTimeout,
    ...(isUnlimited ? {} : { statement_timeout: statementTimeout, query_timeout: queryTimeout }),
  });
  // Without a listener a lost connection would end the process; the next query reconnects (fault
  // F07).
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endAfterTimeout(client);
  });
  return pool;
}
