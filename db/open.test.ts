import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { insertUser } from './accounts/users.ts';
import { migrate } from './migrate.ts';
import { type Database, DatabaseUnusable, openDatabase } from './open.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-open-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function pragma(db: Database, name: string): Promise<unknown> {
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`PRAGMA ${name}`),
  );
  return Object.values(rows[0] ?? {})[0];
}

test('F02 a database file keeps acknowledged writes: write-ahead log, every commit synced', async () => {
  const { db } = openDatabase(`sqlite:${join(folder, 'site.db')}`);
  expect(await pragma(db, 'journal_mode')).toBe('wal');
  expect(await pragma(db, 'synchronous')).toBe(2);
  expect(await pragma(db, 'foreign_keys')).toBe(1);
  // SQLite itself never waits: it would hold up every page (F23).
  expect(await pragma(db, 'busy_timeout')).toBe(0);
  await db.destroy();
});

test('what was written is there after a new start', async () => {
  const path = `sqlite:${join(folder, 'site.db')}`;
  const first = openDatabase(path);
  await migrate(first.db, first.kind);
  await insertUser(first.db, { email: 'a@example.com', passwordHash: 'x', isAdmin: true });
  await first.db.destroy();
  const second = openDatabase(path);
  await migrate(second.db, second.kind);
  expect(await second.db.selectFrom('users').select('email').execute()).toHaveLength(1);
  await second.db.destroy();
});

test('F05 a file that is no database is refused by name and stays as it is', () => {
  const path = join(folder, 'site.db');
  writeFileSync(path, 'This is a letter. '.repeat(500));
  const before = readFileSync(path);
  expect(() => openDatabase(`sqlite:${path}`)).toThrow(DatabaseUnusable);
  expect(() => openDatabase(`sqlite:${path}`)).toThrow(path);
  expect(readFileSync(path)).toEqual(before);
});

test('F05 the write-ahead log of another database is refused, and the file stays as it is', async () => {
  const [own, other] = ['own.db', 'other.db'].map((name) => join(folder, name));
  for (const path of [own, other]) {
    const { db, kind } = openDatabase(`sqlite:${path}`);
    await migrate(db, kind);
    await db.destroy();
  }
  const { db } = openDatabase(`sqlite:${other}`);
  await db.schema.createTable('more').addColumn('text', 'text').execute();
  copyFileSync(`${other}-wal`, `${own}-wal`);
  await db.destroy();
  const before = readFileSync(String(own));
  expect(() => openDatabase(`sqlite:${own}`)).toThrow(/-wal file belongs to another database/);
  expect(readFileSync(String(own))).toEqual(before);
  rmSync(`${own}-wal`);
  await openDatabase(`sqlite:${own}`).db.destroy();
});

describeOnBothDatabases('the test set-up', ({ open }) => {
  test('each loop runs on the database that it names', async () => {
    const { db, kind } = await open();
    const version = kind === 'sqlite' ? 'select sqlite_version()' : 'select version()';
    const other = kind === 'sqlite' ? 'select version()' : 'select sqlite_version()';
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(version));
    expect(JSON.stringify(rows)).toMatch(kind === 'sqlite' ? /"3\.\d+/ : /PostgreSQL \d+/);
    await expect(db.executeQuery(CompiledQuery.raw(other))).rejects.toThrow();
  });

  test('each test gets a database of its own', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    await insertUser(one.db, { email: 'a@example.com', passwordHash: 'x', isAdmin: true });
    expect(await two.db.selectFrom('users').select('email').execute()).toEqual([]);
  });

  test('what a test before it wrote or dropped is not there', async () => {
    const { db } = await open();
    expect(await db.selectFrom('users').select('email').execute()).toEqual([]);
    await db.schema.dropTable('uploads').execute();
  });

  test('ids start at one again, and every table is there', async () => {
    const { db } = await open();
    const user = { email: 'a@example.com', passwordHash: 'x', isAdmin: true };
    expect((await insertUser(db, user)).user_id).toBe(1);
    expect(await db.selectFrom('uploads').select('file_name').execute()).toEqual([]);
  });
});

test('F07 a Postgres connection lost within a transaction fails its query and nothing else', async () => {
  const { url, template } = inject('postgres');
  const { db } = openDatabase(`${url}/${template}`);
  const unhandled = vi.fn();
  process.on('uncaughtException', unhandled);
  const cutOff = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      transaction,
    );
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    // The loss arrives while the transaction asks for nothing.
    await sleep(200);
    await sql`select 1`.execute(transaction);
  });
  await expect(cutOff).rejects.toThrow();
  expect(unhandled).not.toHaveBeenCalled();
  process.off('uncaughtException', unhandled);
  await sql`select 1`.execute(db);
  await db.destroy();
});

test('F21 a query that nobody answers is given up with its connection, and the next gets another', async () => {
  const { db } = openDatabase(`${inject('postgres').url}/postgres?query_timeout=1000`);
  const askPid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const silent = await askPid();
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow('Query read timeout');
  await vi.waitFor(async () => expect(await askPid()).not.toBe(silent), { timeout: 20_000 });
  await db.destroy();
});
