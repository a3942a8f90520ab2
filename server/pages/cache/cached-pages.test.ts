import { expect, test } from 'vitest';
import { changeContent } from '../../../db/content/content-version.ts';
import { emptyValues } from '../../../domain/content/kind.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { openMigratedSqlite } from '../../../tests/migrated-sqlite.ts';
import { cachedPages } from './cached-pages.ts';

test('R-P-14 a page is read once until content changes, and a path without one each time', async () => {
  const { db } = await openMigratedSqlite();
  const pages = cachedPages(db);
  const read: string[] = [];
  const ask = (path: string) =>
    pages(path, undefined, async () => {
      read.push(path);
      if (path === '/none') return null;
      return { ...emptyValues(pageKind), page_id: 1, path, drawingSeed: '', sections: [] };
    });
  expect(await ask('/team')).toBe(await ask('/team'));
  expect((await ask('/work'))?.path).toBe('/work');
  expect(await ask('/none')).toBeNull();
  await ask('/none');
  expect(read.splice(0)).toEqual(['/team', '/work', '/none', '/none']);
  await changeContent(db, async () => {});
  await ask('/team');
  expect(read).toEqual(['/team']);
  await db.destroy();
});
