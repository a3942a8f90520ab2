import { expect, test } from 'vitest';
import { insertManyItems } from '../../bench/many-items.ts';
import { insertCategory } from '../../db/categories.ts';
import { testServer } from '../../tests/server.ts';
import { elementsOf, textsOf, xmlDocument } from '../../tests/xml.ts';
import { fixedPages } from './fixed-pages.ts';
import { itemsPerFile, sitemapFile } from './sitemap.ts';

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

test('10 what does not fit one file is a list of files, with every address once', async () => {
  const { db, call } = await testServer({ config: { origin } });
  await insertCategory(db, 'SEO');
  await insertManyItems(db, { blogs: itemsPerFile + 1, studies: 1 });
  const documentAt = async (path: string) => xmlDocument((await call({ url: path })).body);
  const files = textsOf(await documentAt('/sitemap.xml'), 'loc');
  expect(files).toEqual([1, 2, 3, 4].map((number) => `${origin}/sitemap-${number}.xml`));
  const documents = await Promise.all(files.map((file) => documentAt(new URL(file).pathname)));
  const lists = documents.map((document) => textsOf(document, 'loc'));
  const continued = Math.ceil((itemsPerFile + 1) / 60) - 1;
  const own = fixedPages.length + continued;
  expect(lists.map(({ length }) => length)).toEqual([own, 1, itemsPerFile, 1]);
  expect(new Set(lists.flat()).size).toBe(own + itemsPerFile + 2);
  const changes = documents.slice(2).flatMap((document) => elementsOf(document, 'lastmod'));
  expect(changes).toHaveLength(itemsPerFile + 1);
  expect((await call({ url: '/sitemap-5.xml' })).statusCode).toBe(404);
});
