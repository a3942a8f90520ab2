import { expect, test } from 'vitest';
import { changeContent } from '../../../db/content/content-version.ts';
import { openMigratedSqlite } from '../../../tests/migrated-sqlite.ts';
import { cachedByKey } from './cached-by-key.ts';

test('each question is asked once until the content changes, and the last wanted are kept', async () => {
  const { db } = await openMigratedSqlite();
  const keep = cachedByKey<string>(db, 2);
  const asked: string[] = [];
  const ask = (key: string) =>
    keep(key, async () => {
      asked.push(key);
      return key;
    });
  expect(await Promise.all(['a', 'b', 'a'].map(ask))).toEqual(['a', 'b', 'a']);
  await ask('a');
  expect(asked.splice(0)).toEqual(['a', 'b']);
  await ask('c');
  await ask('a');
  expect(asked.splice(0), 'b was wanted before a').toEqual(['c']);
  await ask('b');
  expect(asked.splice(0)).toEqual(['b']);
  await changeContent(db, async () => {});
  await ask('b');
  expect(asked.splice(0)).toEqual(['b']);
  await db.destroy();
});

test('a failure is told and not kept', async () => {
  const { db } = await openMigratedSqlite();
  const keep = cachedByKey<string>(db, 2);
  const failing = keep('a', () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await keep('a', async () => 'there')).toBe('there');
  await db.destroy();
});
