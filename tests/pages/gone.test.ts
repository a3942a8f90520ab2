import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeContent } from '../../db/content/content-version.ts';
import type { Database } from '../../db/open.ts';
import { publishLanguages } from '../published-editions.ts';
import { linksNamed, sectionNamed, texts } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
});
afterAll(() => site.close());

const lists = [
  '/',
  '/case-studies',
  '/insights',
  '/sitemap.xml',
  '/rss.xml',
  '/llms.txt',
  '/contact',
];

/** The addresses among the lists whose answer names a page. */
async function namedIn(path: string): Promise<string[]> {
  const answers = await Promise.all(lists.map((list) => site.visit(list)));
  return lists.filter((_, index) => answers[index]?.html.includes(path));
}

interface Item {
  path: string;
  /** The picture that other sites show beside a link to it. */
  picture: string;
  /** Where it is named. */
  listed: string[];
  api: string;
  unpublish: (transaction: Database) => Promise<unknown>;
}

async function blog(): Promise<Item> {
  const id = await site.addBlog({ title: 'Short lived', slug_url: 'short-lived' });
  return {
    path: '/blogs/short-lived',
    picture: `/social/blog/${id}.png`,
    listed: ['/', '/insights', '/sitemap.xml', '/rss.xml', '/llms.txt'],
    api: `/blog/${id}`,
    unpublish: (db) => db.updateTable('blogs').set({ status: 'draft' }).execute(),
  };
}

async function study(): Promise<Item> {
  const id = await site.addStudy({ heroHeading: 'Short lived' });
  return {
    path: `/casestudy/${id}`,
    picture: `/social/case-study/${id}.png`,
    listed: ['/', '/case-studies', '/sitemap.xml', '/llms.txt'],
    api: `/api/caseStudies/${id}`,
    unpublish: (db) => db.updateTable('case_studies').set({ status: 'draft' }).execute(),
  };
}

async function locationPage(): Promise<Item> {
  const fields = { slug_url: 'short-lived-town', main_heading: 'Short lived' };
  const { data } = (await site.call('POST', '/api/locationpages/create', fields)).json();
  return {
    path: '/short-lived-town',
    picture: '/social/page/short-lived-town.png',
    // The footer of every page names it.
    listed: lists.filter((list) => list !== '/rss.xml'),
    api: `/api/locationpages/${data.location_id}`,
    unpublish: (db) => db.updateTable('location_pages').set({ status: 'draft' }).execute(),
  };
}

const kinds = { blog, study, 'location page': locationPage };

async function statuses({ path, picture }: Item): Promise<number[]> {
  return [(await site.visit(path)).status, (await site.visit(picture)).status];
}

async function expectGone(item: Item): Promise<void> {
  expect(await namedIn(item.path)).toEqual([]);
  const [page, picture] = await statuses(item);
  expect([404, 410]).toContain(page);
  expect([404, 410]).toContain(picture);
}

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'F20 a deleted %s is gone everywhere at once',
  async (kind) => {
    const item = await kinds[kind]();
    expect(await namedIn(item.path)).toEqual(item.listed);
    expect(await statuses(item)).toEqual([200, 200]);
    await site.call('DELETE', item.api);
    await expectGone(item);
  },
);

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'a %s that is a draft again is gone everywhere at once',
  async (kind) => {
    const item = await kinds[kind]();
    expect(await namedIn(item.path)).toEqual(item.listed);
    await changeContent(site.db, item.unpublish);
    await expectGone(item);
    await site.call('DELETE', item.api);
  },
);

test('in the place of a deleted page stand the closest of its kind', async () => {
  const near = { title: 'Ramadan calendars for shops', slug_url: 'ramadan-calendars' };
  await site.addBlog({ title: 'Something else', slug_url: 'something-else' });
  await site.addBlog(near);
  for (const name of ['one', 'two', 'three']) {
    await site.addBlog({ title: `Filler ${name}`, slug_url: `filler-${name}` });
  }
  const id = await site.addBlog({ title: 'A Ramadan calendar', slug_url: 'old-calendar' });
  await site.call('DELETE', `/blog/${id}`);
  const { status, page, headers } = await site.visit('/blogs/old-calendar');
  expect([status, headers['cache-control']]).toEqual([410, 'no-cache']);
  expect(texts(page, 'h1')).toEqual(['Oops! Page Not Found']);
  expect(texts(page, 'h2')).toContain("The page you're looking for doesn't exist.");
  const closest = texts(sectionNamed(page, 'Closest to it_'), 'h3');
  expect([closest[0], closest.length]).toEqual([near.title, 3]);
  expect(linksNamed(page, near.title)).toEqual(['/blogs/ramadan-calendars']);
  expect(linksNamed(page, 'Home').length).toBeGreaterThan(1);
  // An address that never was has nothing to be close to.
  expect((await site.visit('/blogs/never-was')).html).not.toContain('Closest to it');
});

test('a deleted study offers studies, a deleted location page locations', async () => {
  const study = await site.addStudy({ heroHeading: 'Clinics of the coast' });
  await site.addStudy({ heroHeading: 'A clinic inland' });
  await site.call('DELETE', `/api/caseStudies/${study}`);
  const gone = await site.visit(`/casestudy/${study}`);
  expect(gone.status).toBe(410);
  expect(texts(sectionNamed(gone.page, 'Closest to it_'), 'h3')).toContain('A clinic inland');
  const town = await locationPage();
  await site.call('POST', '/api/locationpages/create', {
    slug_url: 'long-lived-town',
    main_heading: 'Long lived',
  });
  await site.call('DELETE', town.api);
  const { page } = await site.visit(town.path);
  expect(linksNamed(sectionNamed(page, 'Closest to it_'), 'Long lived')).toEqual([
    '/long-lived-town',
  ]);
});

test('R-L-06 what is gone in the language of origin is gone in a language that never had it', async () => {
  await publishLanguages(site.db);
  const id = await site.addBlog({ title: 'English alone', slug_url: 'english-alone' });
  await site.call('DELETE', `/blog/${id}`);
  expect((await site.visit('/ar/blogs/english-alone')).status).toBe(410);
  expect((await site.visit('/ar/blogs/never-was')).status).toBe(404);
});
