import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { pageKey } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/blogs/a-title', '/blogs/a-title'],
  ['/insights?', '/insights'],
  ['/insights?utm_source=x&fbclid=1', '/insights'],
  ['/insights?page=2&utm_source=x&category=SEO', '/insights?category=SEO&page=2'],
  ['/insights?category=&page=%20', '/insights'],
  ['/insights?category=A+B&category=C', '/insights?category=A+B'],
  ['/blogs/%61bc', '/blogs/abc'],
  ['/blogs/%d9%85', '/blogs/%D9%85'],
  ['/sitemap.xml?x', '/sitemap.xml'],
  ['/api/docs?x', '/api/docs'],
  ['/insights%2Edata', '/insights.data'],
  ['/insights.data', '/insights.data'],
])('%s is kept as %s', (url, key) => {
  expect(pageKey(url)).toBe(key);
});

test.each([
  '/admin',
  '/admin/x.css',
  '/login?x',
  '/api/openapi.json',
  '/blog/1',
  '/health',
  '/media/a.png',
  '/insights/',
  '/Insights',
  '//insights',
  '/contact?sent=success',
  '/contact?sent',
  '/insights?preview=x',
  '/%',
  '/a%5cb',
  '/a/../admin',
  'http://other.example/',
  '*',
  '',
  `/insights?${'x'.repeat(401)}`,
])('%s is never kept', (url) => {
  expect(pageKey(url)).toBeNull();
});

test('T30 a key is its own key, and no foreign query key gets into one', () => {
  const part = fc.constantFrom(
    '/',
    'insights',
    '?',
    '&',
    '=',
    'page',
    'x',
    '%41',
    '%2f',
    '..',
    '#',
  );
  fc.assert(
    fc.property(fc.string({ unit: part }), (text) => {
      const key = pageKey(`/${text}`);
      if (key === null) return;
      expect(pageKey(key)).toBe(key);
      const { pathname, searchParams } = new URL(key, 'http://site');
      expect(pathname).toBe(key.split('?')[0]);
      expect([...searchParams.keys()].filter((name) => name !== 'page')).toEqual([]);
    }),
    { numRuns: fuzzRuns(5_000, 200_000) },
  );
});
