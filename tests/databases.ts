import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, describe, inject } from 'vitest';
import { openPool } from '../db/drivers/postgres-pool.ts';
import { type DatabaseKind, type OpenDatabase, openDatabase } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { openMigratedSqlite } from './migrated-sqlite.ts';

const kinds: DatabaseKind[] = ['sqlite', 'postgres'];

type Close = () => Promise<unknown>;

/** A migrated Postgres database that no test uses. */
interface Idle {
  name: string;
  /** Its connections outlive a test: a new one reads the catalogue of every table that it meets. */
  pool: pg.Pool;
  /** Empties it before the next test. */
  cleaner: pg.Client;
}

let idle: Promise<Idle[]> | undefined;

/** Every file in this worker has these databases, one after the other: making one costs 0.3 s of processor. */
const prefix = `worker_${process.env.VITEST_POOL_ID}_`;

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client(`${inject('postgres').url}/${database}`);
  await client.connect();
  return client;
}

/** Runs a statement of our own making. */
async function run<Row extends object>(statement: string): Promise<Row[]> {
  const client = await connect('postgres');
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}

async function create(name: string, template: string): Promise<string> {
  await run(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

function drop(name: string): Promise<unknown> {
  return run(`drop database ${name} with (force)`);
}

/** What files before this one have left; a file that was killed may have left connections, too. */
async function findIdle(): Promise<Idle[]> {
  const left = await run<{ datname: string }>(
    `select datname, (select count(pg_terminate_backend(pid)) from pg_stat_activity
       where pg_stat_activity.datname = pg_database.datname)
     from pg_database where starts_with(datname, '${prefix}')`,
  );
  return Promise.all(left.map(({ datname: name }) => openIdle(name)));
}

async function openIdle(name: string): Promise<Idle> {
  const pool = await openPool(`${inject('postgres').url}/${name}`, false);
  return { name, pool, cleaner: await connect(name) };
}

async function endOf({ pool, cleaner }: Idle): Promise<void> {
  await Promise.all([pool.end(), cleaner.end()]);
}

/**
 * Empties what a test has filled and starts its numbers anew. A few rows are deleted: a table that is
 * truncated gets a new file, which takes ten times as long. Foreign keys rest meanwhile.
 */
function emptying(tables: string[]): string {
  return `do $$
    declare
      filled boolean;
      name text;
    begin
      set local session_replication_role = replica;
      foreach name in array array[${tables.map((table) => `'${table}'`).join()}] loop
        execute format('select exists (select from %I)', name) into filled;
        if pg_relation_size(format('%I', name)::regclass) > 262144 then
          execute format('truncate %I cascade', name);
        elsif filled then
          execute format('delete from %I', name);
        end if;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where last_value is not null;
    end $$`;
}

/** An empty database of before; one whose tables were changed is dropped. */
async function takeIdle(): Promise<Idle | undefined> {
  idle ??= findIdle();
  const found = (await idle).pop();
  if (!found) return;
  try {
    await found.cleaner.query(emptying(inject('postgres').tables));
    return found;
  } catch {
    await endOf(found);
    await drop(found.name);
    return takeIdle();
  }
}

async function makeIdle(): Promise<Idle> {
  const name = await create(prefix + randomUUID().replaceAll('-', ''), inject('postgres').template);
  return openIdle(name);
}

/** Ends, as a pool does, when nothing runs in it any more; but its connections stay. */
function lent(pool: pg.Pool): PostgresPool {
  const end = async () => {
    while (pool.totalCount > pool.idleCount || pool.waitingCount > 0) await once(pool, 'release');
  };
  return { connect: () => pool.connect(), end, options: pool.options };
}

async function openPostgres(): Promise<[OpenDatabase, Close]> {
  const taken = (await takeIdle()) ?? (await makeIdle());
  const dialect = new PostgresDialect({ pool: lent(taken.pool) });
  const db = new Kysely<Tables>({ dialect });
  const close = async () => {
    await db.destroy();
    (await idle)?.push(taken);
  };
  return [{ db, kind: 'postgres' }, close];
}

async function openEmptyPostgres(): Promise<[OpenDatabase, Close]> {
  const name = await create(`test_${randomUUID().replaceAll('-', '')}`, 'template1');
  const database = openDatabase(`${inject('postgres').url}/${name}`);
  const close = async () => {
    await database.db.destroy();
    await drop(name);
  };
  return [database, close];
}

async function endIdle(): Promise<void> {
  await Promise.all(((await idle) ?? []).map(endOf));
  idle = undefined;
}

async function openSqlite(): Promise<[OpenDatabase, Close]> {
  const database = await openMigratedSqlite();
  return [database, () => database.db.destroy()];
}

async function openEmptySqlite(): Promise<[OpenDatabase, Close]> {
  const database = openDatabase('sqlite::memory:');
  return [database, () => database.db.destroy()];
}

const opening = {
  sqlite: { migrated: openSqlite, empty: openEmptySqlite },
  postgres: { migrated: openPostgres, empty: openEmptyPostgres },
};

export interface TestDatabases {
  /** A new database with all tables and no rows. */
  open: () => Promise<OpenDatabase>;
  /** The same for all tests of the loop; to be called in a beforeAll. */
  openForAll: () => Promise<OpenDatabase>;
  /** A new database without a table. */
  openEmpty: () => Promise<OpenDatabase>;
}

/**
 * Declares the same tests once per database. What a test (or its beforeEach) opens is its own and is
 * closed and emptied after it.
 */
export function describeOnBothDatabases(
  name: string,
  declareTests: (databases: TestDatabases) => void,
): void {
  describe.each(kinds)(`${name} (%s)`, (kind) => {
    const afterOne: Close[] = [];
    const atTheEnd: Close[] = [];
    async function openUntil(closing: Close[], state: 'migrated' | 'empty' = 'migrated') {
      const [database, close] = await opening[kind][state]();
      closing.push(close);
      return database;
    }
    const closeAll = (closing: Close[]) => Promise.all(closing.splice(0).map((close) => close()));
    afterEach(() => closeAll(afterOne));
    afterAll(async () => {
      await closeAll(atTheEnd);
      await endIdle();
    });
    declareTests({
      open: () => openUntil(afterOne),
      openForAll: () => openUntil(atTheEnd),
      openEmpty: () => openUntil(afterOne, 'empty'),
    });
  });
}
