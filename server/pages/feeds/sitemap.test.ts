import { expect, test } from 'vitest';
import { idOf, insertManyItems } from '../../../bench/many-items.ts';
import { firstPaths } from '../../../content/pages.ts';
import { insertCategory } from '../../../db/content/categories.ts';
import { insertItem } from '../../../db/content/change-items.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { studyPageSize } from '../../../domain/list-part.ts';
import { loadFirstSite } from '../../../tests/first-site.ts';
import { insertEdition, publishLanguages } from '../../../tests/published-editions.ts';
import { testServer } from '../../../tests/server.ts';
import { elementsOf, textsOf, xmlDocument } from '../../../tests/xml.ts';
import { findListedPages } from './public-pages.ts';
import { findSitemap, sitemapFile } from './sitemap.ts';

const fixed = firstPaths.length;

const origin = 'https://agency.example';

test('an address has its time and its pictures, absolute and no longer than allowed', () => {
  const images = ['/media/a&b.webp', 'https://cdn.example/c.jpg', `/${'x'.repeat(2_048)}`];
  const page = { path: '/blogs/0', title: '', updatedAt: '2026-03-01T09:00:00.000Z', images };
  const xml = xmlDocument(sitemapFile([page], origin));
  expect(textsOf(xml, 'loc')).toEqual([`${origin}/blogs/0`]);
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-03-01T09:00:00.000Z']);
  expect(textsOf(xml, 'image:loc')).toEqual([
    `${origin}/media/a&b.webp`,
    'https://cdn.example/c.jpg',
  ]);
});

test('what does not fit one file is a list of files, with every address once', async () => {
  const { app, db } = await testServer({ config: { origin } });
  await loadFirstSite(db);
  await insertCategory(db, 'SEO');
  await insertManyItems(db, { blogs: 121, studies: 1 });
  const listed = await findListedPages(app);
  const fileAt = (number?: number) => findSitemap(db, origin, listed, { number, inFile: 120 });
  const documentAt = async (number?: number) => xmlDocument((await fileAt(number)) ?? '');
  expect(textsOf(await documentAt(), 'loc')).toEqual(
    [1, 2, 3, 4].map((number) => `${origin}/sitemap-${number}.xml`),
  );
  const documents = await Promise.all([1, 2, 3, 4].map(documentAt));
  const lists = documents.map((document) => textsOf(document, 'loc'));
  // Pages 2 and 3 of the articles' list stand beside the site's own.
  const own = fixed + 2;
  expect(lists.map(({ length }) => length)).toEqual([own, 1, 120, 1]);
  expect(new Set(lists.flat()).size).toBe(own + 122);
  const changes = documents.slice(2).flatMap((document) => elementsOf(document, 'lastmod'));
  expect(changes).toHaveLength(121);
  expect(await fileAt(5)).toBeNull();
});

test('all that fits one file is one file, under both of its names', async () => {
  const { db, call } = await testServer({ config: { origin } });
  await loadFirstSite(db);
  await insertCategory(db, 'SEO');
  await insertManyItems(db, { blogs: 70, studies: 2 });
  const [whole, first, second] = await Promise.all(
    ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'].map((url) => call({ url })),
  );
  expect(textsOf(xmlDocument(whole?.body ?? ''), 'loc')).toHaveLength(fixed + 1 + 72);
  expect(first?.body).toBe(whole?.body);
  expect(second?.statusCode).toBe(404);
});

test('a study whose picture is no address has its drawing, and the rest its place', async () => {
  const { app, db } = await testServer({ config: { origin } });
  await loadFirstSite(db);
  const study = { heroHeading: 'A shop', bannerImage: 'https://<your-picture>.png' };
  const { _id } = await insertItem(db, caseStudyKind, study, { status: 'published' });
  const xml = xmlDocument((await findSitemap(db, origin, await findListedPages(app))) ?? '');
  expect(textsOf(xml, 'loc')).toContain(`${origin}/casestudy/${_id}`);
  expect(textsOf(xml, 'image:loc')).toEqual([`${origin}/media/drawings/${_id}/hero.svg`]);
});

test('R-L-07 an address names its editions, and each of them names all others', async () => {
  const { app, db } = await testServer({ config: { origin } });
  await loadFirstSite(db);
  const before = (await findSitemap(db, origin, await findListedPages(app))) ?? '';
  expect(before).not.toContain('xhtml');
  const contact = await db
    .selectFrom('pages')
    .select('page_id')
    .where('slug', '=', '/contact')
    .executeTakeFirstOrThrow();
  const canonical_link = `${origin.toUpperCase()}/contact`;
  await db.updateTable('pages').set({ canonical_link }).where('slug', '=', '/contact').execute();
  const texts = { name: 'اتصل', path: '/contact' };
  await insertEdition(db, pageKind, contact.page_id, { language: 'ar', texts });
  const unpublished = await findSitemap(db, origin, await findListedPages(app));
  expect(unpublished).toBe(before);
  await publishLanguages(db);
  const xml = xmlDocument((await findSitemap(db, origin, await findListedPages(app))) ?? '');
  const named = elementsOf(xml, 'url').flatMap((url) => {
    const links = elementsOf(url, 'xhtml:link').map((link) => link.attributes.href);
    return links.length === 0 ? [] : [[textsOf(url, 'loc')[0], ...links]];
  });
  const both = [`${origin}/contact`, `${origin}/ar/contact`];
  expect(named).toEqual(both.map((address) => [address, ...both, `${origin}/contact`]));
});

test('R-L-07 each page of a list is there in every language that has so many items', async () => {
  const { app, db } = await testServer({ config: { origin } });
  await loadFirstSite(db);
  await publishLanguages(db);
  await insertManyItems(db, { blogs: 0, studies: studyPageSize + 1 });
  const list = await db
    .selectFrom('pages')
    .select('page_id')
    .where('slug', '=', '/case-studies')
    .executeTakeFirstOrThrow();
  for (const [language, studies] of [
    ['ar', studyPageSize + 1],
    ['ur', studyPageSize],
  ] as const) {
    const texts = { name: 'list', path: '/case-studies' };
    await insertEdition(db, pageKind, list.page_id, { language, texts });
    for (let index = 0; index < studies; index++)
      await insertEdition(db, caseStudyKind, idOf(index), { language, texts: {} });
  }
  const xml = xmlDocument((await findSitemap(db, origin, await findListedPages(app))) ?? '');
  const second = elementsOf(xml, 'url').filter((url) =>
    /page=2/.test(textsOf(url, 'loc')[0] ?? ''),
  );
  expect(second.map((url) => textsOf(url, 'loc')[0])).toEqual(
    ['', '/ar'].map((prefix) => `${origin}${prefix}/case-studies?page=2`),
  );
  expect(second.flatMap((url) => elementsOf(url, 'xhtml:link'))).toEqual([]);
});
