import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadFirstContent } from '../content/load.ts';
import { writtenAt } from '../content/written-at.ts';
import { deleteItem, updateItem } from '../db/content/change-items.ts';
import { findItem, findItems } from '../db/content/find-items.ts';
import { itemTables } from '../db/content/item-tables.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { saveSettingsPart } from '../db/settings.ts';
import { blogKind } from '../domain/content/kinds/blog.ts';
import { folderStore } from '../media/stores/folder-store.ts';

let dataDir: string;

async function look<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, kind } = openDatabase(`sqlite:${join(dataDir, 'site.db')}`);
  await migrate(db, kind);
  return work(db).finally(() => db.destroy());
}

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-load-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

function load(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['server/content/load-content.ts', ...words],
    {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { status, stdout: stdout.split('\n').slice(1).join('\n').trim(), stderr: stderr.trim() };
}

const titles = () =>
  look(async (db) => (await findItems(db, blogKind, { drafts: true })).map(({ title }) => title));

/** Of all that has no date of its own: when it was written, and not when it was loaded. */
async function changeTimes(db: Database): Promise<string[]> {
  const tables = ['case_studies', 'pages', 'location_pages'] as const;
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('updated_at').execute()),
  );
  return [...new Set(rows.flat().map(({ updated_at }) => updated_at))];
}

test('R-S-03 a load shows what it would add, asks, and knows the trash', async () => {
  await look((db) => loadFirstContent(db, folderStore(join(dataDir, 'media')), 'demo'));
  expect(await look(changeTimes)).toEqual([writtenAt]);
  const [trashed, missing] = await look((db) => findItems(db, blogKind, { drafts: true }));
  if (!trashed || !missing) throw new Error('there are no blogs');
  await look(async (db) => {
    await deleteItem(db, blogKind, trashed.blog_id);
    await deleteItem(db, blogKind, missing.blog_id);
    const key = String(missing.blog_id);
    await db.deleteFrom('trash').where('item_id', '=', key).execute();
  });

  const asked = load();
  expect(asked.status).toBe(1);
  expect(asked.stdout).toBe(`1 blogs: ${missing.title}`);
  expect(asked.stderr).toMatch(/add --yes/);
  expect(await titles()).not.toContain(missing.title);

  const added = load('--yes');
  expect([added.status, added.stdout]).toEqual([
    0,
    `1 blogs: ${missing.title}\nAdded 0 case studies, 1 blogs, 0 location pages and 0 pages.`,
  ]);
  expect(await titles()).toContain(missing.title);
  expect(await titles()).not.toContain(trashed.title);

  const again = load();
  expect([again.status, again.stdout]).toEqual([
    0,
    'Nothing is missing. What is in the trash stays there.',
  ]);
});

test('R-S-03 a site of another name is refused, unless the demo is asked for', async () => {
  await look(async (db) => {
    await saveSettingsPart(db, { name: 'Two Wells' });
    await db.deleteFrom('blogs').execute();
    await itemTables(db).deleteFrom('blog_editions').execute();
    await db.deleteFrom('trash').execute();
  });
  const refused = load('--yes');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toBe(
    "This site is called 'Two Wells', so it has an owner: add --demo to put the demo into it all the same.",
  );
  expect(await titles()).toEqual([]);
  expect(load('--yes', '--demo').status).toBe(0);
  expect(await titles()).not.toEqual([]);
  expect(load('--all').stderr).toMatch(/^Usage:/);
});

test('R-S-03 what has another address since is not added a second time', async () => {
  const blogs = await titles();
  await look(async (db) => {
    const [blog] = await findItems(db, blogKind, { drafts: true });
    const whole = blog && (await findItem(db, blogKind, blog.blog_id, { drafts: true }));
    if (!whole) throw new Error('there are no blogs');
    await updateItem(db, blogKind, whole.blog_id, { ...whole, slug_url: 'elsewhere' });
  });
  expect(load('--yes', '--demo').status).toBe(0);
  expect(await titles()).toHaveLength(blogs.length);
});
