import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { insertItem } from '../db/content/change-items.ts';
import { blogInput, blogKind } from '../domain/content/kinds/blog.ts';
import { type Answer, type CachedSite, cachedSite } from './cached-pages.ts';
import fc from './fast-check.ts';
import { loadFirstSite } from './first-site.ts';
import { fuzzRuns } from './fuzz-runs.ts';

/** Small, so that inventing addresses meets the bound. */
const pageCacheBytes = 300_000;

let site: CachedSite;
beforeEach(async () => {
  site = await cachedSite(undefined, { pageCacheBytes });
  await loadFirstSite(site.db);
  await insertItem(site.db, blogKind, blogInput.parse({ title: 'a', slug_url: 'a' }));
});

const paths = ['/', '/blogs/a', '/company', '/admin', '/admin/x.css', '/login', '/a.css'].concat(
  [
    '/company/',
    '//company',
    '/COMPANY',
    '/%63ompany',
    '/company%00',
    '/company;x',
    '/company.data',
  ],
  [
    '/sitemap.xml',
    '/health',
    '/blog',
    '/../company',
    '/company%2f..%2fadmin',
    '/\\evil',
    '/random',
  ],
);
const queries = fc.array(
  fc.tuple(
    fc.constantFrom('category', 'page', 'find', 'sent', 'preview', 'utm_source', '__proto__', ''),
    fc.constantFrom('', '1', 'success', '<script>', 'SEO', '%00', '%0d%0aSet-Cookie:x=1'),
  ),
  { maxLength: 4 },
);
const hostile = fc.constantFrom('evil.example', 'localhost:1', '127.0.0.1', '"><script>', '');
const headers = fc.record(
  {
    host: fc.constantFrom('evil.example', 'agency.example', 'localhost', '[::1]'),
    'x-forwarded-host': hostile,
    'x-forwarded-proto': fc.constantFrom('http', 'https', 'javascript'),
    'x-forwarded-for': hostile,
    'x-original-url': fc.constantFrom('/admin', '/login'),
    'x-rewrite-url': fc.constantFrom('/admin', '/login'),
    'x-http-method-override': fc.constantFrom('DELETE', 'POST'),
    'accept-encoding': fc.constantFrom(
      '',
      'br',
      'gzip',
      'zstd',
      '*',
      'br;q=0',
      'identity;q=0',
      'x',
    ),
    accept: fc.constantFrom('application/json', 'text/html', '*/*'),
    'accept-language': fc.constantFrom('ar', 'ur', 'en'),
    authorization: fc.constantFrom('Bearer x', 'Basic eDp5', 'secret-token'),
    cookie: fc.constantFrom('session=secret-cookie', '__proto__=1'),
    range: fc.constantFrom('bytes=0-10', 'bytes=-1', 'lines=1'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"x"', ','),
    'if-modified-since': fc.constantFrom('Thu, 01 Jan 2099 00:00:00 GMT', 'x'),
    'sec-purpose': fc.constantFrom('prefetch'),
    'user-agent': fc.constantFrom('secret-agent'),
    referer: fc.constantFrom('https://secret.example/'),
  },
  { requiredKeys: [] },
);
const odd = fc.record({
  path: fc.constantFrom(...paths),
  query: queries,
  headers,
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
});

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

/** Of this one answer and its connection, whose thousandth request ends it; a second reader gets it denser. */
const passing = ['connection', 'keep-alive', 'date', 'x-request-id', 'content-length'];

/** Everything of an answer that must not depend on who asked before. */
function lasting(encoding: keyof typeof unpack, { status, headers, body }: Answer) {
  expect(headers['content-length']).toBe(String(body.length));
  const kept = Object.entries(headers).filter(([name]) => !passing.includes(name));
  return { status, headers: Object.fromEntries(kept), body: unpack[encoding](body).toString() };
}

async function cleanAnswers() {
  const asked = ['/', '/blogs/a', '/company', '/company?category=SEO', '/sitemap.xml'].flatMap(
    (url) => (['br', 'gzip', 'identity'] as const).map((encoding) => ({ url, encoding })),
  );
  const answers: ReturnType<typeof lasting>[] = [];
  for (const { url, encoding } of asked) {
    const answer = await site.visit(url, { headers: { 'accept-encoding': encoding } });
    answers.push(lasting(encoding, answer));
  }
  return answers;
}

test('T30 after 1,000 odd requests every page is byte for byte what it was', async () => {
  const baseline = await cleanAnswers();
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(odd, async ({ path, query, headers, method }) => {
      const search = query.map(([key, value]) => `${key}=${value}`).join('&');
      const answer = await site.visit(`${path}?${encodeURI(search)}`, { headers, method });
      // Authorization reaches the page by no way, and nobody's page is shared.
      expect(answer.text).not.toMatch(/secret|evil\.example/);
      if ('authorization' in headers) expect(answer.headers['cache-control']).toBe('no-store');
      expect(site.app.publicPages.kept.bytes).toBeLessThanOrEqual(pageCacheBytes);
      if (++seen % 100 === 0) expect(await cleanAnswers()).toEqual(baseline);
    }),
    { numRuns: fuzzRuns(1_000, 20_000) },
  );
  expect(await cleanAnswers()).toEqual(baseline);
  site.app.publicPages.expire();
  expect(await cleanAnswers(), 'pages made anew').toEqual(baseline);
});

test('T30 a page that shows a header of its request would be noticed (negative control)', async () => {
  const { text } = await site.visit('/contact?sent=secret');
  expect(text).toMatch(/secret/);
});

test('T30 invented addresses and queries fill no more than the bound', async () => {
  await site.visit('/');
  const before = site.renders();
  for (let number = 0; number < 150; number++) {
    await site.visit(`/company?category=${number}`);
    await site.visit(`/company?utm_source=${number}`);
    await site.visit(`/blogs/unknown-${number}`);
    expect(site.app.publicPages.kept.bytes).toBeLessThanOrEqual(pageCacheBytes);
  }
  expect(site.renders() - before, 'unknown query keys are one page').toBe(150 + 1 + 150);
  const rendered = site.renders();
  await site.visit('/');
  expect(site.renders(), 'the home page is still there').toBe(rendered);
});

test('T05 what comes with a session is neither answered from the cache nor put into it', async () => {
  const authorization = `Bearer ${site.token}`;
  const first = await site.visit('/company', { headers: { authorization } });
  expect(first.headers['cache-control']).toBe('no-store');
  expect(site.app.publicPages.kept.addresses).toBe(0);
  await site.visit('/company');
  const rendered = site.renders();
  await site.visit('/company', { headers: { authorization } });
  expect(site.renders()).toBe(rendered + 1);
});

test('T05 nothing of the back office and no message to one visitor is kept', async () => {
  for (const url of ['/admin', '/login', '/admin/x.css', '/contact?sent=success']) {
    expect((await site.visit(url)).headers['cache-control'], url).toBe('no-store');
  }
  expect(site.app.publicPages.kept.addresses).toBe(0);
});

test('T30 a name that is not on the list gets 421, kept page or not, and the probes answer', async () => {
  const config = { pageCacheBytes, allowedHosts: ['Agency.example', 'agency.example:8080'] };
  const listed = await cachedSite(undefined, config);
  const ask = (url: string, host: string) => listed.visit(url, { headers: { host } });
  for (const host of ['agency.example', 'AGENCY.example:443', 'agency.example.']) {
    expect((await ask('/company', host)).status, host).toBe(200);
  }
  const rendered = listed.renders();
  for (const host of ['evil.example', 'agency.example.evil.example', 'localhost', '[::1]', '']) {
    for (const url of ['/company', '/blog', '/api/users/login', '/media/x', '/nothing']) {
      const { status, text } = await ask(url, host);
      expect([status, text.includes('evil')], `${host}${url}`).toEqual([421, false]);
    }
    expect((await ask('/readyz', host)).status).toBe(200);
  }
  expect(listed.renders()).toBe(rendered);
  expect((await site.visit('/company', { headers: { host: 'evil.example' } })).status).toBe(200);
});
