import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FinishedPage } from './finished-page.ts';
import { type MadePage, PageCache } from './page-cache.ts';

const million = 1_000_000;

function made(text: string, keep: MadePage['keep'] = 'fixed'): MadePage {
  return { page: new FinishedPage({ status: 200, headers: {}, body: Buffer.from(text) }), keep };
}

/** A cache at version 1 with a clock that the test moves. */
function cacheAt(bytes = million) {
  const clock = { now: 0 };
  const cache = new PageCache(bytes, () => clock.now);
  cache.setVersion(1);
  return { cache, clock };
}

/** A render that the test ends. */
function slowRender() {
  let count = 0;
  const { promise, resolve, reject } = Promise.withResolvers<MadePage>();
  const make = () => {
    count++;
    return promise;
  };
  return { make, resolve, reject, count: () => count };
}

test('a page is made once and then at hand, until the version changes', async () => {
  const { cache } = cacheAt();
  const { page } = made('one');
  expect(await cache.obtain('/', 1, async () => ({ page, keep: 'fixed' }))).toBe(page);
  expect(cache.hit('/')).toBe(page);
  cache.setVersion(1);
  expect(cache.hit('/')).toBe(page);
  cache.setVersion(2);
  expect([cache.hit('/'), cache.bytes, cache.size]).toEqual([undefined, 0, 0]);
});

test('F07 when the next choice cannot be made, the last page of this version stands in', async () => {
  const { cache, clock } = cacheAt();
  const failed = { status: 503, headers: {}, body: Buffer.from('sorry') };
  const fails = async (): Promise<MadePage> => ({ page: new FinishedPage(failed), keep: 'no' });
  const throws = () => Promise.reject(new Error('no database'));
  expect((await cache.obtain('/', 1, fails)).status).toBe(503);
  const { page } = made('one', 'random');
  await cache.obtain('/', 1, async () => ({ page, keep: 'random' }));
  clock.now += 61_000;
  for (const make of [fails, throws]) expect(await cache.obtain('/', 1, make)).toBe(page);
  cache.setVersion(2);
  expect((await cache.obtain('/', 2, fails)).status).toBe(503);
  await expect(cache.obtain('/', 2, throws)).rejects.toThrow('no database');
});

test('a rush on a missing page makes it once', async () => {
  const { cache } = cacheAt();
  const render = slowRender();
  const rush = Array.from({ length: 50 }, () => cache.obtain('/', 1, render.make));
  render.resolve(made('one'));
  const pages = new Set(await Promise.all(rush));
  expect([pages.size, render.count()]).toEqual([1, 1]);
});

test('F20 a page begun before a change is neither kept nor shared after it', async () => {
  const { cache } = cacheAt();
  const before = slowRender();
  const old = cache.obtain('/', 1, before.make);
  cache.setVersion(2);
  const fresh = cache.obtain('/', 2, async () => made('new'));
  before.resolve(made('old'));
  expect((await old).etag).toBe(made('old').page.etag);
  expect((await fresh).etag).toBe(made('new').page.etag);
  expect(cache.hit('/')?.etag).toBe(made('new').page.etag);
});

test('a failed render reaches all who wait, is not kept, and the next one tries again', async () => {
  const { cache } = cacheAt();
  const render = slowRender();
  const rush = [1, 2, 3].map(() => cache.obtain('/', 1, render.make));
  render.reject(new Error('broken'));
  const results = await Promise.allSettled(rush);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await cache.obtain('/', 1, async () => made('failed', 'no'));
  expect(cache.size).toBe(0);
  await cache.obtain('/', 1, async () => made('good'));
  expect(cache.hit('/')?.etag).toBe(made('good').page.etag);
});

test('R-2.3-04 a page with random parts is kept four times, and for a minute', async () => {
  const { cache, clock } = cacheAt();
  let number = 0;
  const make = async () => made(`choice ${number++}`, 'random');
  for (let load = 0; load < 10; load++) await cache.obtain('/', 1, make);
  expect(number).toBe(4);
  const seen = new Set(Array.from({ length: 200 }, () => cache.hit('/')?.etag));
  expect(seen.size).toBe(4);
  clock.now = 59_999;
  expect(cache.hit('/')).toBeDefined();
  clock.now = 60_000;
  expect(cache.hit('/')).toBeUndefined();
  await cache.obtain('/', 1, make);
  expect(number).toBe(5);
});

test('a visitor who has one of the variants keeps it', async () => {
  const { cache } = cacheAt();
  let number = 0;
  const pages = [];
  for (let load = 0; load < 4; load++) {
    pages.push(await cache.obtain('/', 1, async () => made(`choice ${number++}`, 'random')));
  }
  for (const page of pages) {
    expect(cache.hit('/', `"x", ${page.etag}`)).toBe(page);
  }
});

test('equal draws take the room of one, and end the search for others', async () => {
  const { cache } = cacheAt();
  for (let load = 0; load < 4; load++) {
    await cache.obtain('/', 1, async () => made('the only study', 'random'));
  }
  expect(cache.hit('/')).toBeDefined();
  expect(cache.bytes).toBe(made('the only study').page.bytes);
});

test('T30 invented queries push no page out, and nothing passes the bound', async () => {
  const { cache } = cacheAt(million);
  await cache.obtain('/', 1, async () => made('home'));
  for (let number = 0; number < 500; number++) {
    await cache.obtain(`/?category=${number}`, 1, async () => made('x'.repeat(10_000)));
    expect(cache.bytes).toBeLessThanOrEqual(million);
  }
  expect(cache.hit('/')).toBeDefined();
  expect(cache.size).toBeLessThan(20);
});

test('the bytes of every encoding count', async () => {
  const { cache } = cacheAt();
  const page = await cache.obtain('/', 1, async () => made('word '.repeat(5_000)));
  await page.in('identity');
  const before = cache.bytes;
  const { body } = await page.in('gzip');
  cache.remeasure('/');
  expect(cache.bytes).toBe(before + body.length);
});

test('a page that is asked for again is sent denser from then on, under the same tag', async () => {
  const text = readFileSync(`${import.meta.dirname}/page-cache.ts`, 'utf8').repeat(2);
  const { page } = made(text);
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  for (const encoding of ['br', 'gzip', 'zstd'] as const) {
    const quick = await page.in(encoding);
    expect(page.ready(encoding), 'the second reader').toBe(quick);
    await expect.poll(() => page.ready(encoding)).not.toBe(quick);
    const dense = await page.in(encoding);
    expect(dense.body.length).toBeLessThan(quick.body.length);
    expect(dense.head).toContain(String(dense.body.length));
    for (const { body } of [quick, dense]) expect(decoders[encoding](body).toString()).toBe(text);
  }
});
