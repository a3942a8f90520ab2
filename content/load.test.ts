import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findItems } from '../db/content/find-items.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { blogKind } from '../domain/content/kinds/blog.ts';
import { folderStore } from '../media/stores/folder-store.ts';
import { firstBlogs } from './blogs.ts';
import { loadFirstContent } from './load.ts';

test('D13 the first articles stand in their order, also the one whose date is no day', async () => {
  const mediaDir = await mkdtemp(join(tmpdir(), 'site-content-'));
  onTestFinished(() => rm(mediaDir, { recursive: true, force: true }));
  const { db, kind } = openDatabase('sqlite::memory:');
  onTestFinished(() => db.destroy());
  await migrate(db, kind);
  const { blogs } = await loadFirstContent(db, folderStore(mediaDir));
  expect(blogs).toBe(firstBlogs.length);
  const shown = (await findItems(db, blogKind, { drafts: false })).map(({ title }) => title);
  expect(shown).toEqual(firstBlogs.map(({ title }) => title).toReversed());
  expect((await loadFirstContent(db, folderStore(mediaDir))).blogs).toBe(0);
});
