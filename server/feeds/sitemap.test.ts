import { expect, test } from 'vitest';
import { elementsOf, textsOf, xmlDocument } from '../../tests/xml.ts';
import { sitemapFiles, sitemapLimits, sitemapOf } from './sitemap.ts';

const origin = 'https://agency.example';

function pages(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    path: `/blogs/${i}`,
    title: '',
    updatedAt: '2026-03-01T09:00:00.000Z',
    images: ['/media/a&b.webp', 'https://cdn.example/c.jpg'],
  }));
}

test('an address has its time and its pictures, absolute', () => {
  const [file = ''] = sitemapFiles(pages(1), origin);
  const xml = xmlDocument(file);
  expect(textsOf(xml, 'loc')).toEqual([`${origin}/blogs/0`]);
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-03-01T09:00:00.000Z']);
  expect(textsOf(xml, 'image:loc')).toEqual([
    `${origin}/media/a&b.webp`,
    'https://cdn.example/c.jpg',
  ]);
});

test('10 past 50,000 addresses there is a list of two files', () => {
  const all = pages(sitemapLimits.addresses + 1);
  const files = sitemapFiles(all, origin);
  expect(files.map((file) => file.match(/<url>/g)?.length)).toEqual([50_000, 1]);
  expect(textsOf(xmlDocument(sitemapOf(files, origin)), 'loc')).toEqual([
    `${origin}/sitemap-1.xml`,
    `${origin}/sitemap-2.xml`,
  ]);
  expect(sitemapFiles(all.slice(1), origin)).toHaveLength(1);
});

test('a file ends before it grows too large', () => {
  const files = sitemapFiles(pages(10), origin, { addresses: 10, bytes: 1_000 });
  const counts = files.map((file) => elementsOf(xmlDocument(file), 'url').length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(10);
  expect(Math.max(...files.map((file) => file.length))).toBeLessThan(1_300);
});
