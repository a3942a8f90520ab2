import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { testServer } from '../../../tests/server.ts';
import { Refusal } from '../../http/refusal.ts';
import { redirectFor } from './addresses.ts';

test.each([
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['/blogs//First-Blog', '/blogs/first-blog'],
  ['/Case-Studies//?category=SEO&a=//B/', '/case-studies?category=SEO&a=//B/'],
  ['/blogs/%C3%89cole/', '/blogs/%C3%A9cole'],
  ['/a/../B//', '/b'],
  ['/a/b//..', '/a/b'],
  // One letter or a letter and its mark: NFC is the right spelling.
  ['/ar/%D8%A7%D9%93', '/ar/%D8%A2'],
  ['/blogs/e%CC%81cole', '/blogs/%C3%A9cole'],
  ['/API/docs', '/api/docs'],
  ['/api/docs/', '/api/docs'],
  // UTF-8 as curl sends it, a character for each byte.
  [Buffer.from('/blogs/مقال?q=é').toString('latin1'), '/blogs/%D9%85%D9%82%D8%A7%D9%84?q=%C3%A9'],
])('R-X-09 %s answers one 308 to %s', (url, location) => {
  expect(redirectFor(url)).toBe(location);
  expect(redirectFor(location)).toBeNull();
});

test.each([
  '/',
  '/?',
  '/contact',
  '/blogs/%D9%85%D9%82%D8%A7%D9%84',
  '/api/caseStudies/',
  '/media/A.webp',
  '/assets/Entry-B1.js',
  '/blog/',
  '/@vite/Client',
])('%s stays where it is', (url) => {
  expect(redirectFor(url)).toBeNull();
});

test.each([
  '//host',
  '//host/Contact/',
  '/\\host',
  '/%5Chost/',
  '/contact/%0d%0aSet-Cookie:a',
  '/contact%00/',
  'http://host/A',
])('T31 %s is refused', (url) => {
  expect(() => redirectFor(url)).toThrow(Refusal);
});

const pathText = fc.string({
  unit: fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2f', '%2F', '%5c', '%0a', '%2e', '%00', '%', '%C3%89', '%e9'],
    ...['a', 'A', 'É', 'host', 'blogs', 'API', '@', ':', '?', '#', ' ', '\t', '\r\n', 'https:'],
  ),
  maxLength: 12,
});

test('T31 no address redirects to another site or more than once', () => {
  fc.assert(
    fc.property(pathText, (text) => {
      let location: ReturnType<typeof redirectFor>;
      try {
        location = redirectFor(`/${text}`);
      } catch (error) {
        expect(error instanceof Refusal || error instanceof URIError).toBe(true);
        return;
      }
      if (location === null) return;
      expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(location, 'https://own.example').origin).toBe('https://own.example');
      expect(redirectFor(location)).toBeNull();
    }),
    { numRuns: fuzzRuns(20_000, 200_000) },
  );
});

test('T31 the assembled server answers 2,000 hostile addresses from its own origin', async () => {
  const { app } = await testServer();
  await fc.assert(
    fc.asyncProperty(pathText, async (text) => {
      const { statusCode, headers } = await app.inject({ url: { pathname: `/${text}` } });
      expect(statusCode).toBeLessThan(500);
      const isRedirect = statusCode >= 300 && statusCode < 400;
      expect(headers.location === undefined).toBe(!isRedirect);
      if (!isRedirect) return;
      expect(headers.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      const second = await app.inject(String(headers.location));
      expect(second.headers.location).toBeUndefined();
    }),
    { numRuns: fuzzRuns(2_000, 20_000) },
  );
});

test('only reading is redirected', async () => {
  const { call } = await testServer();
  const head = await call({ method: 'HEAD', url: '/Contact/?a=1' });
  expect([head.statusCode, head.headers.location]).toEqual([308, '/contact?a=1']);
  const post = await call({ method: 'POST', url: '/Contact/' });
  expect(post.statusCode).toBe(404);
});

test('T04 a redirect that holds the secret of a preview stays out of caches', async () => {
  const { call } = await testServer();
  const link = await call({ url: '/Preview//blog/1/1764460800/0a1b/' });
  expect([link.statusCode, link.headers['cache-control']]).toEqual([308, 'no-store']);
  const page = await call({ url: '/Contact/' });
  expect(page.headers['cache-control']).toBe('public, max-age=86400');
});
