import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { isDiskFull } from '../../server/http/database-failure.ts';
import { openDatabase } from '../open.ts';

test('F03 a full disk in a transaction is told as such, and the next transaction works', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db } = openDatabase(`sqlite:${join(folder, 'site.db')}`);
  onTestFinished(() => db.destroy());
  await sql`create table notes (text text)`.execute(db);
  // SQLite's own bound gives the same error as the disk, and rolls back in the same way.
  await sql`pragma max_page_count = 4`.execute(db);
  const insert = () =>
    db
      .transaction()
      .execute((transaction) =>
        sql`insert into notes values (${'x'.repeat(50_000)})`.execute(transaction),
      );
  const error = await insert().catch((reason: Error) => reason);
  expect(error instanceof Error && isDiskFull(error)).toBe(true);
  await sql`pragma max_page_count = 400`.execute(db);
  await insert();
  const { rows } = await sql`select text from notes`.execute(db);
  expect(rows).toHaveLength(1);
});

test('a statement that was asked before knows a column that came after', async () => {
  const { db } = openDatabase('sqlite::memory:');
  onTestFinished(() => db.destroy());
  await sql`create table notes (text text)`.execute(db);
  await sql`insert into notes values ('one')`.execute(db);
  const ask = async () => (await sql`select * from notes`.execute(db)).rows;
  expect([await ask(), await ask()]).toEqual([[{ text: 'one' }], [{ text: 'one' }]]);
  await sql`alter table notes add column more text default 'two'`.execute(db);
  expect(await ask()).toEqual([{ text: 'one', more: 'two' }]);
});
