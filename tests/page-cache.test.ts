import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findContentVersion } from '../db/content/content-version.ts';
import { type CachedSite, cachedSite } from './cached-pages.ts';
import { describeOnBothDatabases } from './databases.ts';

/** What differs between any two answers. */
const ownOfAnAnswer = { date: '', 'x-request-id': '' };

/** Milliseconds in which another process's change shows (R-X-16 allows 2,000). */
const otherProcess = 1_500;

async function addBlog(site: CachedSite, title: string): Promise<number> {
  const body = { title, slug_url: title };
  const answer = await site.call({ method: 'POST', url: '/blog', token: site.token, body });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json().data.blog_id;
}

async function rename(site: CachedSite, id: number, slug_url: string, title: string) {
  const body = { title, slug_url };
  const answer = await site.call({ method: 'PUT', url: `/blog/${id}`, token: site.token, body });
  expect(answer.statusCode).toBe(200);
}

describeOnBothDatabases('the page cache', ({ open }) => {
  let site: CachedSite;
  beforeEach(async () => {
    site = await cachedSite(await open(), { origin: 'https://agency.example' });
  });

  test.each(['identity', 'gzip', 'br', 'zstd'])(
    'a hit in %s is the answer of the miss, apart from its request id',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const miss = await site.visit('/', { headers });
      const hit = await site.visit('/', { headers });
      expect(site.renders()).toBe(1);
      expect({ ...hit.headers, ...ownOfAnAnswer }).toEqual({ ...miss.headers, ...ownOfAnAnswer });
      expect(hit.body.equals(miss.body)).toBe(true);
      expect(hit.headers['x-request-id']).not.toBe(miss.headers['x-request-id']);
      expect(hit.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self'"),
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Accept-Encoding',
        'content-length': String(hit.body.length),
      });
      expect(hit.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    },
  );

  test('in development no page has a policy, rendered or from memory', async () => {
    const development = await cachedSite(await open(), { development: true });
    for (const _ of ['rendered', 'from memory']) {
      const { headers, body } = await development.visit('/');
      expect(String(body)).toContain('GET http');
      expect(headers).not.toHaveProperty('content-security-policy');
    }
  });

  test('HEAD and 304 are the same from the cache and from the page', async () => {
    const full = await site.visit('/');
    const { etag = '' } = full.headers;
    for (const headers of [{}, { 'if-none-match': etag }, { 'if-none-match': `"x", ${etag}` }]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const hit = await site.visit('/', { method, headers });
        site.app.publicPages.expire();
        const asked = await site.app.inject({
          method: method as 'GET' | 'HEAD',
          url: '/',
          headers,
        });
        expect(hit.status).toBe('if-none-match' in headers ? 304 : 200);
        expect(hit.status).toBe(asked.statusCode);
        expect(hit.text).toBe(asked.body);
        expect(hit.headers.etag).toBe(asked.headers.etag);
        if (hit.status === 200) {
          expect(hit.headers['content-length']).toBe(asked.headers['content-length']);
        }
      }
    }
    expect((await site.visit('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('F20 after 200 random edits nobody ever gets a page from before', async () => {
    const ids = new Map<string, number>();
    for (const slug of ['a', 'b', 'c']) ids.set(slug, await addBlog(site, slug));
    for (let edit = 0; edit < 200; edit++) {
      const slug = ['a', 'b', 'c'][Math.floor(Math.random() * 3)] ?? 'a';
      // Renders that have begun, and may have read, when the change is stored.
      const rush = ['/', `/blogs/${slug}`].map((url) => site.visit(url));
      if (Math.random() < 0.5) await setTimeout(Math.random() * 4);
      const id = ids.get(slug);
      const title = `title ${edit}`;
      if (id === undefined) {
        ids.set(slug, await addBlog(site, slug));
      } else if (Math.random() < 0.2) {
        await site.call({ method: 'DELETE', url: `/blog/${id}`, token: site.token });
        ids.delete(slug);
      } else {
        await rename(site, id, slug, title);
        expect((await site.visit('/')).text).toContain(title);
        expect((await site.visit(`/blogs/${slug}`)).text).toContain(`<title>${title}</title>`);
      }
      const detail = await site.visit(`/blogs/${slug}`);
      expect(detail.status).toBe(ids.has(slug) ? 200 : 410);
      await Promise.all(rush);
    }
  });

  test('a change that raises no version is not seen (negative control)', async () => {
    await addBlog(site, 'a');
    expect((await site.visit('/')).text).toContain('<title>a</title>');
    await site.db.updateTable('blogs').set({ title: 'b' }).execute();
    expect((await site.visit('/')).text).toContain('<title>a</title>');
  });

  test('R-X-16 a change in another process shows within two seconds', async () => {
    const database = await open();
    // Without the plugins it is another object, which hears of nothing: so is another process.
    const other = await cachedSite({ ...database, db: database.db.withoutPlugins() });
    // Each test server brings the same administrator.
    for (const table of ['sessions', 'known_addresses', 'users'] as const) {
      await database.db.deleteFrom(table).execute();
    }
    const writer = await cachedSite(database);
    const id = await addBlog(writer, 'a');
    expect((await other.visit('/')).text).toContain('<title>a</title>');
    await rename(writer, id, 'a', 'renamed');
    expect((await writer.visit('/')).text).toContain('renamed');
    const shown = async () => expect((await other.visit('/')).text).toContain('renamed');
    await vi.waitFor(shown, { timeout: otherProcess, interval: 20 });
  });

  test('without a database cached pages are served, and the others fail with 5xx', async () => {
    await addBlog(site, 'kept');
    await addBlog(site, 'never-seen');
    expect((await site.visit('/blogs/kept')).status).toBe(200);
    const { provideConnection } = site.db.getExecutor();
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    site.db.getExecutor().provideConnection = () => Promise.reject(lost);
    // Longer than the version may go unread.
    await setTimeout(450);
    for (let load = 0; load < 3; load++) {
      expect((await site.visit('/blogs/kept')).text).toContain('<title>kept</title>');
    }
    expect((await site.visit('/blogs/never-seen')).status).toBe(503);
    site.db.getExecutor().provideConnection = provideConnection;
    expect((await site.visit('/blogs/never-seen')).status).toBe(200);
  });
});

test('a rush on one page renders it once', async () => {
  const site = await cachedSite();
  // As many as are let in however busy the machine is (server/operations/overload/overload.ts).
  const answers = await Promise.all(Array.from({ length: 8 }, () => site.visit('/')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(site.renders()).toBe(1);
});

test('R-2.3-04 a page with random parts is rendered four times, then served', async () => {
  const site = await cachedSite();
  for (let load = 0; load < 10; load++) await site.visit('/random');
  expect(site.renders()).toBe(4);
});

test('the seconds of a CDN are told when there is one', async () => {
  const site = await cachedSite(undefined, { cdn: { seconds: 60, purgeUrl: undefined } });
  const { headers } = await site.visit('/');
  expect(headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  );
  expect((await site.visit('/contact?sent=success')).headers['cache-control']).toBe('no-store');
});

test('a publish reaches the CDN, even when nobody asks for a page', async () => {
  const heard: string[] = [];
  const cdn = createServer(async (request, response) => {
    heard.push(await text(request));
    response.end();
  });
  cdn.listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  onTestFinished(() => void cdn.close());
  // A server that listens on a port and not on a pipe has an address object.
  const { port } = cdn.address() as AddressInfo;
  const purgeUrl = `http://127.0.0.1:${port}/`;
  const site = await cachedSite(undefined, { cdn: { seconds: 60, purgeUrl } });
  await addBlog(site, 'a');
  const version = await findContentVersion(site.db);
  const told = () => expect(heard).toContain(`{"contentVersion":${version}}`);
  await vi.waitFor(told, { timeout: 10_000, interval: 50 });
});
