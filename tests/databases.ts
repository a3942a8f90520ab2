import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, describe, inject } from 'vitest';
import { type DatabaseKind, type OpenDatabase, openDatabase } from '../db/open.ts';
import { openMigratedSqlite } from './migrated-sqlite.ts';

const kinds: DatabaseKind[] = ['sqlite', 'postgres'];

type Close = () => Promise<unknown>;

/** Names of this file's migrated Postgres databases that no test uses; they are empty. */
const idle: string[] = [];

/** Runs a statement of our own making. */
async function run(statement: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client(`${inject('postgres').url}/${database}`);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function create(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(`create database ${name} template ${template}`);
  return name;
}

function drop(name: string): Promise<void> {
  return run(`drop database ${name} with (force)`);
}

/**
 * Empties what a test has filled and starts its numbers anew. Emptying every table would take a hundred
 * times as long: each one gets a new file.
 */
function emptying(tables: string[]): string {
  return `do $$
    declare
      filled boolean;
      name text;
      counter regclass;
    begin
      foreach name in array array[${tables.map((table) => `'${table}'`).join()}] loop
        execute format('select exists (select from %I)', name) into filled;
        if filled then execute format('truncate %I cascade', name); end if;
      end loop;
      for counter in
        select format('%I.%I', schemaname, sequencename)::regclass
        from pg_sequences where last_value is not null
      loop
        execute format('alter sequence %s restart', counter);
      end loop;
    end $$`;
}

/** A database whose tables were changed is dropped. */
async function recycle(name: string): Promise<void> {
  const { tables } = inject('postgres');
  try {
    await run(emptying(tables), name);
    idle.push(name);
  } catch {
    await drop(name);
  }
}

async function openPostgres(migrated: boolean): Promise<[OpenDatabase, Close]> {
  const { url, template } = inject('postgres');
  const reused = migrated ? idle.pop() : undefined;
  const name = reused ?? (await create(migrated ? template : 'template1'));
  const database = openDatabase(`${url}/${name}`);
  const close = async () => {
    await database.db.destroy();
    await (migrated ? recycle(name) : drop(name));
  };
  return [database, close];
}

async function openSqlite(migrated: boolean): Promise<[OpenDatabase, Close]> {
  const database = migrated ? await openMigratedSqlite() : openDatabase('sqlite::memory:');
  return [database, () => database.db.destroy()];
}

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
    async function openUntil(closing: Close[], migrated = true): Promise<OpenDatabase> {
      const [database, close] = await (kind === 'sqlite' ? openSqlite : openPostgres)(migrated);
      closing.push(close);
      return database;
    }
    const closeAll = (closing: Close[]) => Promise.all(closing.splice(0).map((close) => close()));
    afterEach(() => closeAll(afterOne));
    afterAll(async () => {
      await closeAll(atTheEnd);
      await Promise.all(idle.splice(0).map(drop));
    });
    declareTests({
      open: () => openUntil(afterOne),
      openForAll: () => openUntil(atTheEnd),
      openEmpty: () => openUntil(afterOne, false),
    });
  });
}
