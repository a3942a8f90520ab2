import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { readCounters, writeCounters } from './key-counters.ts';
import type { OpenDatabase } from './open.ts';
import { allTables, inSnapshot, type Row, readRows, writeRows } from './whole-database.ts';

async function rowsOf(database: OpenDatabase, table: string): Promise<Row[]> {
  return inSnapshot(database, async (db) => {
    const rows: Row[] = [];
    for await (const row of readRows(db, database.kind, table)) rows.push(row);
    return rows;
  });
}

describeOnBothDatabases('the whole database', ({ open }) => {
  test('every table is known, so that no backup lacks one', async () => {
    const { db } = await open();
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    // What follows one of them by triggers is made anew.
    const present = tables.filter((name) => !/_search_words/.test(name));
    expect(present.toSorted()).toEqual(allTables.toSorted());
  });

  test('rows of any text are read in one order and written as they were', async () => {
    const [one, two] = [await open(), await open()];
    const texts = ['é', 'Z', 'a', 'a\nb', '\u2028', "'; drop table", '😀', ''];
    const many = Array.from({ length: 250 }, (_, number) => `Category ${number}`);
    for (const category of [...texts, ...many]) {
      await one.db.insertInto('categories').values({ category }).execute();
    }
    const rows = await rowsOf(one, 'categories');
    expect(rows).toHaveLength(texts.length + many.length);
    expect(rows.map(({ category_id }) => String(category_id))).toEqual(
      rows.map(({ category_id }) => String(category_id)).sort(),
    );
    await writeRows(two.db, 'categories', rows);
    expect(await rowsOf(two, 'categories')).toEqual(rows);
  });

  test('the key of a deleted row is not given away again after a move', async () => {
    const [one, two] = [await open(), await open()];
    for (const category of ['A', 'B', 'C']) {
      await one.db.insertInto('categories').values({ category }).execute();
    }
    await one.db.deleteFrom('categories').where('category', '=', 'C').execute();
    await writeRows(two.db, 'categories', await rowsOf(one, 'categories'));
    const counters = await readCounters(one.db, one.kind);
    expect(counters).toEqual({ categories: 3 });
    await writeCounters(two.db, two.kind, counters);
    expect(await readCounters(two.db, two.kind)).toEqual(counters);
    await two.db.insertInto('categories').values({ category: 'D' }).execute();
    const ids = (await rowsOf(two, 'categories')).map(({ category_id }) => category_id);
    expect(ids).toEqual([1, 2, 4]);
  });
});
