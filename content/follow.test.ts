import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { updateItem } from '../db/content/change-items.ts';
import { findItem, findItems } from '../db/content/find-items.ts';
import { itemTables } from '../db/content/item-tables.ts';
import { findEditions } from '../db/content/public/editions.ts';
import { findPublishedItem } from '../db/content/public/published-item.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { findSiteSettings, saveSettingsPart } from '../db/settings.ts';
import { blogInput, blogKind } from '../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../domain/content/kinds/location-page.ts';
import { pageKind } from '../domain/content/kinds/page.ts';
import { folderStore } from '../media/stores/folder-store.ts';
import type { MediaStore } from '../media/stores/store.ts';
import { firstBlogs } from './blogs.ts';
import { firstCaseStudies } from './case-studies.ts';
import { arabic } from './editions/ar.ts';
import { idFromSlug } from './find-missing.ts';
import { type FirstContent, followFirstContent } from './follow.ts';
import { loadFirstContent } from './load.ts';
import { firstLocationPages } from './location-pages.ts';
import { firstPages } from './pages.ts';
import { firstSettings } from './settings.ts';

const first: FirstContent = {
  settings: firstSettings,
  blogs: firstBlogs,
  caseStudies: firstCaseStudies,
  locationPages: firstLocationPages,
  pages: firstPages,
};

let db: Database;
let media: MediaStore;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = openDatabase('sqlite::memory:');
  onTestFinished(() => database.db.destroy());
  await migrate(database.db, database.kind);
  db = database.db;
  media = folderStore(folder);
  await loadFirstContent(db, media);
});

/** The list with other words in its first item. */
const edited = <Item>([head, ...rest]: readonly Item[], words: Partial<Item>): Item[] =>
  head === undefined ? [] : [{ ...head, ...words }, ...rest];

test('what a file of the first content says anew stands in the database', async () => {
  await followFirstContent({ db, media }, first, {
    settings: { ...firstSettings, email: 'new@agency.example' },
    blogs: edited(firstBlogs, { title: 'New title' }),
    caseStudies: edited(firstCaseStudies, { heroHeading: 'New heading' }),
    locationPages: edited(firstLocationPages, { main_heading: 'New place' }),
    pages: edited(firstPages, { meta_title: 'New home' }),
  });
  expect((await findSiteSettings(db)).email).toBe('new@agency.example');
  expect((await findItems(db, blogKind, { drafts: false })).map(({ title }) => title)).toContain(
    'New title',
  );
  const study = idFromSlug(firstCaseStudies[0]?.slug ?? '');
  expect((await findItem(db, caseStudyKind, study, { drafts: false }))?.heroHeading).toBe(
    'New heading',
  );
  const place = await findPublishedItem(
    db,
    locationPageKind,
    firstLocationPages[0]?.slug_url ?? '',
  );
  expect(place?.main_heading).toBe('New place');
  const home = await findPublishedItem(db, pageKind, '/');
  expect([home?.meta_title, home?.sections.length]).toEqual([
    'New home',
    firstPages[0]?.sections.length,
  ]);
});

test('what was edited in the back office stays where its file did not change', async () => {
  const [one] = await findItems(db, blogKind, { drafts: false });
  const input = firstBlogs.find(({ slug_url }) => slug_url === one?.slug_url);
  if (!one || !input) throw new Error('no blog');
  const edited = blogInput.parse({ ...input, category: null, title: 'Edited' });
  await updateItem(db, blogKind, one.blog_id, edited);
  await saveSettingsPart(db, { name: 'Edited' });
  const settings = { ...firstSettings, email: 'new@agency.example' };
  await followFirstContent({ db, media }, first, { ...first, settings });
  expect(await findSiteSettings(db)).toMatchObject({ name: 'Edited', email: 'new@agency.example' });
  expect((await findItems(db, blogKind, { drafts: false })).map(({ title }) => title)).toContain(
    'Edited',
  );
});

test('an item that a file has anew is added', async () => {
  const [page] = firstLocationPages;
  if (!page) throw new Error('no page');
  await db.deleteFrom('location_pages').execute();
  await itemTables(db).deleteFrom('location_page_editions').execute();
  await followFirstContent({ db, media }, { ...first, locationPages: [] }, first);
  expect(await findPublishedItem(db, locationPageKind, page.slug_url)).not.toBeNull();
  const { addresses } = await findEditions(db);
  for (const { item } of arabic['location-pages'])
    expect(addresses.get('ar')?.has(`/${item}`), item).toBe(true);
});
