import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blankHome } from '../../content/blank/home.ts';
import { firstBlogs } from '../../content/blogs.ts';
import { firstCaseStudies } from '../../content/case-studies.ts';
import type { FirstContentName } from '../../content/first-contents.ts';
import { loadFirstContent } from '../../content/load.ts';
import { movedPages } from '../../content/moved-pages.ts';
import { firstSettings } from '../../content/settings.ts';
import { changeContent } from '../../db/content/content-version.ts';
import { findItem, findItems } from '../../db/content/find-items.ts';
import { findSiteSettings, saveSettingsPart } from '../../db/settings.ts';
import { type DemoParts, demoParts } from '../../domain/api/content/first-hour.ts';
import { lastingPaths } from '../../domain/content/addresses/lasting-paths.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { membersOf } from '../../server/operations/backup/manifest.ts';
import { readTableFiles, writeTableFiles } from '../../server/operations/backup/table-files.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { drawnStore } from '../drawn-store.ts';
import { openMigratedSqlite } from '../migrated-sqlite.ts';
import { type TestServer, testServer } from '../server.ts';

/** Of all tests: the media of the demo, of which no call removes any, and its rows, loaded once. */
let folder: string;
let demo: Parameters<typeof readTableFiles>[1];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-first-hour-'));
  const { db, kind } = await openMigratedSqlite();
  await loadFirstContent(db, folderStore(join(folder, 'media')), 'demo');
  const rows = await writeTableFiles({ db, kind }, folder);
  await db.destroy();
  demo = { ...rows, members: await membersOf(folder) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describeOnBothDatabases('the first hour of an owner', (databases) => {
  let server: TestServer;

  async function start(content: FirstContentName) {
    const database = await databases.open();
    const { db, kind } = database;
    const media = drawnStore(folderStore(join(folder, 'media')));
    if (content === 'blank') await loadFirstContent(db, media, content);
    else await db.transaction().execute((rows) => readTableFiles({ db: rows, kind, folder }, demo));
    server = await testServer({ database, media });
  }
  beforeEach(() => start('demo'));

  async function ask(method: 'GET' | 'POST' | 'PUT', url: string, body?: object) {
    const answer = await server.call({ method, url, token: server.token, body });
    return { status: answer.statusCode, ...answer.json() };
  }

  const remove = (...parts: string[]) => ask('POST', '/api/first-hour/demo/remove', { parts });

  async function partsOf(): Promise<Record<string, DemoParts>> {
    const { demo } = await ask('GET', '/api/first-hour');
    return Object.fromEntries(demo.map((part: DemoParts) => [part.part, part]));
  }

  async function pageAt(path: string) {
    const pages = await findItems(server.db, pageKind, { drafts: true });
    const found = pages.find((page) => page.path === path);
    return found && findItem(server.db, pageKind, found.page_id, { drafts: true });
  }

  async function editBlog(): Promise<string> {
    const [listed] = await findItems(server.db, blogKind, { drafts: true });
    const blog = listed && (await findItem(server.db, blogKind, listed.blog_id, { drafts: true }));
    if (!blog) throw new Error('there are no blogs');
    await ask('PUT', `/blog/${blog.blog_id}`, { ...blog, title: 'Mine' });
    return 'Mine';
  }

  test('R-S-03 what nobody has edited goes in one step, what was edited stays, and all comes back', async () => {
    const title = await editBlog();
    const before = await partsOf();
    expect(before['case-study']).toMatchObject({ stays: [] });
    expect(before['case-study']?.goes).toHaveLength(firstCaseStudies.length);
    expect(before.blog?.stays).toEqual([title]);
    expect(before.page?.stays).toEqual([]);

    const going = Object.values(before).reduce((sum, { goes }) => sum + goes.length, 0);
    const { message, count } = await remove(...demoParts);
    expect([message, count]).toEqual([`The demo is removed: ${going} things.`, going]);
    const after = await partsOf();
    expect(Object.values(after).flatMap(({ goes }) => goes)).toEqual([]);
    expect(after.blog?.stays).toEqual([title]);
    expect(
      (await findItems(server.db, blogKind, { drafts: true })).map((one) => one.title),
    ).toEqual([title]);
    expect((await findSiteSettings(server.db)).testimonials).toEqual([]);
    expect((await ask('GET', '/api/first-hour')).removed).toMatchObject({ count: going });

    const back = await ask('POST', '/api/first-hour/demo/restore');
    expect(back.message).toBe(`${going} things are back.`);
    const again = await partsOf();
    expect(again['case-study']?.goes.toSorted()).toEqual(before['case-study']?.goes.toSorted());
    expect(again.page?.goes.toSorted()).toEqual(before.page?.goes.toSorted());
    expect((await findSiteSettings(server.db)).testimonials).toMatchObject(
      firstSettings.testimonials,
    );
    const first = await ask('GET', '/api/first-hour');
    expect(first.removed).toBeNull();
    expect((await ask('POST', '/api/first-hour/demo/restore')).status).toBe(409);
  });

  test('R-S-03 files, enquiries and redirects are counted, and all of them stay', async () => {
    await ask('POST', '/api/redirects', { path: '/offer', target: '/contact' });
    const enquiry = { name: 'Omar', email: 'omar@example.com', message: 'Hello' };
    await server.call({ method: 'POST', url: '/send-contact-form-main', body: enquiry });
    const { untouched } = await ask('GET', '/api/first-hour');
    expect(untouched).toEqual({ upload: 0, enquiry: 1, redirect: movedPages.size + 1 });
    const redirects = () => server.db.selectFrom('redirects').select(['path', 'target']).execute();
    const before = await redirects();
    await remove(...demoParts);
    expect(await redirects()).toEqual(expect.arrayContaining(before));
    const after = await ask('GET', '/api/first-hour');
    expect(after.untouched).toMatchObject({ upload: 0, enquiry: 1 });
  });

  test('R-S-03 only what was chosen goes, and two removals come back together', async () => {
    await remove('location-page');
    expect((await partsOf())['location-page']?.goes).toEqual([]);
    expect((await partsOf()).testimonial?.goes).toHaveLength(firstSettings.testimonials.length);
    await remove('testimonial');
    await ask('POST', '/api/first-hour/demo/restore');
    const parts = await partsOf();
    expect(parts['location-page']?.goes).not.toEqual([]);
    expect(parts.testimonial?.goes).toHaveLength(firstSettings.testimonials.length);
    expect(await remove()).toMatchObject({ status: 400, errors: { parts: expect.any(String) } });
  });

  test('R-S-03 testimonials that somebody adds meanwhile stay', async () => {
    const names = async () =>
      (await findSiteSettings(server.db)).testimonials.map(({ name }) => name);
    async function whileAdding(name: string, change: () => Promise<{ status: number }>) {
      const { started } = await changeContent(server.db, async (transaction) => {
        const { testimonials } = await findSiteSettings(transaction);
        const [first] = firstSettings.testimonials;
        if (!first) throw new Error('there are no testimonials');
        const added = [...testimonials, { ...first, name }];
        await saveSettingsPart(transaction, { testimonials: added });
        const started = change();
        await wait(200);
        return { started };
      });
      expect((await started).status).toBe(200);
    }
    await whileAdding('One', () => remove('testimonial'));
    expect(await names()).toEqual(['One']);
    await whileAdding('Two', () => ask('POST', '/api/first-hour/demo/restore'));
    expect(await names()).toEqual(
      expect.arrayContaining(['One', 'Two', ...firstSettings.testimonials.map(({ name }) => name)]),
    );
  });

  test('R-S-03 what a removal that broke off has removed comes back', async () => {
    const before = await partsOf();
    await sql`alter table pages rename to pages_elsewhere`.execute(server.db);
    expect((await remove('blog', 'testimonial', 'lasting-page')).status).toBe(500);
    await sql`alter table pages_elsewhere rename to pages`.execute(server.db);
    expect((await partsOf()).blog?.goes).toEqual([]);
    expect((await ask('GET', '/api/first-hour')).removed).toMatchObject({
      count: firstBlogs.length,
    });
    await remove('testimonial');
    expect((await ask('POST', '/api/first-hour/demo/restore')).status).toBe(200);
    const after = await partsOf();
    expect((await findSiteSettings(server.db)).testimonials).toHaveLength(
      firstSettings.testimonials.length,
    );
    for (const part of ['blog', 'testimonial'])
      expect(after[part]?.goes.toSorted()).toEqual(before[part]?.goes.toSorted());
  });

  test('R-S-03 what waits as a draft, or was written by somebody, stays', async () => {
    const [listed] = await findItems(server.db, blogKind, { drafts: true });
    const id = listed?.blog_id;
    await ask('PUT', `/blog/${id}?status=draft`, { title: 'Later', slug_url: 'later' });
    await ask('POST', '/blog', { title: 'New', blog_image: '/icon-192.png' });
    const { blog } = await partsOf();
    expect(blog?.stays).toEqual([listed?.title]);
    expect(blog?.goes).not.toContain('New');
  });

  test('R-S-03 pages that the site needs get blank texts, and those that somebody edited stay', async () => {
    const [privacy, contact] = await Promise.all(['/privacy-policy', '/contact'].map(pageAt));
    await ask('PUT', `/api/pages/${contact?.page_id}`, { ...contact, meta_title: 'Write to me' });
    const before = (await partsOf())['lasting-page'];
    expect(before?.stays).toEqual(['Contact Us']);
    // The privacy policy says what the site does, whoever owns it.
    expect(before?.goes).toHaveLength(lastingPaths.size - 2);
    const home = await pageAt('/');
    const { count } = await remove('lasting-page');
    expect(count).toBe(before?.goes.length);
    expect(await pageAt('/')).toMatchObject({
      meta_title: '{name}',
      name: 'Home',
      sections: blankHome.sections.map(({ id }) => ({ id })),
    });
    expect(await pageAt('/contact')).toMatchObject({ meta_title: 'Write to me' });
    expect(await pageAt('/privacy-policy')).toEqual(privacy);
    expect((await partsOf())['lasting-page']).toMatchObject({ goes: [], stays: ['Contact Us'] });
    expect((await remove('lasting-page')).count).toBe(0);
    await ask('POST', '/api/first-hour/demo/restore');
    expect((await pageAt('/'))?.sections).toEqual(home?.sections);
    expect((await partsOf())['lasting-page']).toEqual(before);
  });

  test('R-S-03 a page that was written since its texts were set stays as it is', async () => {
    await remove('lasting-page', 'location-page');
    const home = await pageAt('/');
    await ask('PUT', `/api/pages/${home?.page_id}`, { ...home, meta_title: 'Mine' });
    const { message } = await ask('POST', '/api/first-hour/demo/restore');
    expect(message).toContain("Somebody has changed 'Home' since.");
    expect((await pageAt('/'))?.meta_title).toBe('Mine');
    expect((await partsOf())['location-page']?.goes).not.toEqual([]);
  });

  test('R-S-03 what is kept as drafts leaves the site, and is back with one press', async () => {
    const url = '/api/first-hour/demo/remove';
    const body = { parts: ['testimonial'], drafts: ['blog', 'case-study'] };
    const { count } = await ask('POST', url, body);
    const { demo } = await ask('GET', '/api/first-hour');
    expect(count).toBe(firstBlogs.length + firstCaseStudies.length + 4);
    expect(demo).toContainEqual(
      expect.objectContaining({ part: 'blog', goes: expect.arrayContaining([expect.any(String)]) }),
    );
    expect(await findItems(server.db, blogKind, { drafts: false })).toEqual([]);
    expect(await findItems(server.db, blogKind, { drafts: true })).toHaveLength(firstBlogs.length);
    await ask('POST', '/api/first-hour/demo/restore');
    expect(await findItems(server.db, blogKind, { drafts: false })).toHaveLength(firstBlogs.length);
    const drafts = { parts: [], drafts: ['testimonial'] };
    expect((await ask('POST', url, drafts)).status).toBe(400);
  });

  test('R-S-03 what was kept as drafts first and removed later is back on the site', async () => {
    await ask('POST', '/api/first-hour/demo/remove', { parts: [], drafts: ['blog'] });
    await remove('blog');
    expect(await findItems(server.db, blogKind, { drafts: true })).toEqual([]);
    await ask('POST', '/api/first-hour/demo/restore');
    expect(await findItems(server.db, blogKind, { drafts: false })).toHaveLength(firstBlogs.length);
  });

  test('R-S-02 each step is done, skipped or open again, and stays so', async () => {
    const open = await ask('GET', '/api/first-hour');
    expect(open).toMatchObject({ content: 'demo', isLeft: false, steps: { name: 'open' } });
    await ask('PUT', '/api/first-hour', { steps: { name: 'done', brand: 'skipped' } });
    await ask('PUT', '/api/first-hour', { steps: { brand: 'open', offices: 'skipped' } });
    await ask('PUT', '/api/first-hour', { isLeft: true });
    expect(await ask('GET', '/api/first-hour')).toMatchObject({
      isLeft: true,
      steps: { name: 'done', brand: 'open', offices: 'skipped', demo: 'open' },
    });
    expect((await ask('PUT', '/api/first-hour', { steps: { name: 'x' } })).status).toBe(400);
  });

  test('R-S-01 a blank start has no demo to remove', async () => {
    await start('blank');
    await ask('POST', '/api/redirects', { path: '/offer', target: '/contact' });
    expect(await ask('GET', '/api/first-hour')).toMatchObject({
      content: 'blank',
      demo: [],
      untouched: { upload: 0, enquiry: 0, redirect: 0 },
    });
    expect(await remove('blog')).toMatchObject({
      status: 409,
      message: 'This site did not begin with the demo.',
    });
  });
});
