import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { isDatabaseUnreachable } from '../../server/http/database-failure.ts';
import { holdForeignLock } from '../../tests/foreign-lock.ts';
import { migrate } from '../migrate.ts';
import { type Database, openDatabase } from '../open.ts';
import type { Tables } from '../tables.ts';
import { NodeSqliteDialect, openSqliteFile } from './sqlite-dialect.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'site.db');
}

/** A file with one table, and another process that holds its write lock. */
async function lockedFile(wait?: number) {
  const path = newFile();
  const dialect = new NodeSqliteDialect(openSqliteFile(path), wait);
  const db: Database = new Kysely<Tables>({ dialect });
  onTestFinished(() => db.destroy());
  await sql`create table notes (text text)`.execute(db);
  const release = await holdForeignLock(path);
  onTestFinished(release);
  return { db, release };
}

const write = (db: Database, note: string) =>
  sql`insert into notes values (${note})`.execute(db).then(() => note);

const writeTwice = (db: Database, note: string) =>
  db.transaction().execute(async (transaction) => {
    await write(transaction, note);
    return write(transaction, note);
  });

const read = async (db: Database) => {
  const { rows } = await sql<{ text: string }>`select text from notes order by rowid`.execute(db);
  return rows.map(({ text }) => text);
};

test('F23 while another process holds the lock reads go on, and what waits is written in its turn', async () => {
  const { db, release } = await lockedFile();
  const done: string[] = [];
  const writes = Array.from({ length: 20 }, (_, n) =>
    (n % 2 === 0 ? write : writeTwice)(db, `note ${n}`).then((text) => done.push(text)),
  );
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  for (let n = 0; n < 20; n++) {
    expect(await read(db)).toEqual([]);
    await sleep(20);
  }
  // At least one for each sleep; a thread that stood still would have come to one or two.
  expect(ticks).toBeGreaterThanOrEqual(20);
  clearInterval(timer);
  expect(done).toEqual([]);
  await release();
  await Promise.all(writes);
  const written = await read(db);
  expect(done).toEqual(Array.from({ length: 20 }, (_, n) => `note ${n}`));
  expect(written).toEqual(done.flatMap((text, n) => (n % 2 === 0 ? [text] : [text, text])));
});

test('F23 a lock that stays fails the writes alone, and the next ones work', async () => {
  const { db, release } = await lockedFile(300);
  const begun = performance.now();
  const writes = [write(db, 'one'), writeTwice(db, 'two'), write(db, 'three')];
  const failed = await Promise.all(writes.map((one) => one.catch((error: Error) => error)));
  expect(performance.now() - begun).toBeGreaterThan(290);
  for (const error of failed) {
    expect(error instanceof Error && isDatabaseUnreachable(error)).toBe(true);
  }
  expect(await read(db)).toEqual([]);
  await release();
  await writeTwice(db, 'four');
  await write(db, 'five');
  expect(await read(db)).toEqual(['four', 'four', 'five']);
});

test('a failed statement within a transaction is not tried again', async () => {
  const { db, release } = await lockedFile();
  await release();
  const failing = db.transaction().execute(async (transaction) => {
    await write(transaction, 'one');
    await sql`insert into missing values (1)`.execute(transaction);
  });
  await expect(failing).rejects.toThrow('no such table');
  expect(await read(db)).toEqual([]);
});

test('F16 four first starts at once on one file: each has every table', async () => {
  const path = newFile();
  const script = join(import.meta.dirname, '../../tests/faults/migrate-process.ts');
  const starts = Array.from({ length: 4 }, async () => {
    const args = [script, path, String(Number.MAX_SAFE_INTEGER)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return `${code} ${said}`;
  });
  expect(await Promise.all(starts)).toEqual(['0 ', '0 ', '0 ', '0 ']);
});

test('F16 a start waits for another one that migrates for longer than a write waits', async () => {
  const path = newFile();
  const { db, kind } = openDatabase(`sqlite:${path}`);
  onTestFinished(() => db.destroy());
  const release = await holdForeignLock(path);
  const migrating = migrate(db, kind);
  await sleep(6_000);
  await release();
  await migrating;
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
});
