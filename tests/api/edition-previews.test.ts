import { beforeAll, beforeEach, expect, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import { builtRenderer } from '../../server/pages/renderer.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { addLanguages } from '../editions.ts';
import { loadFirstSite } from '../first-site.ts';
import { type TestServer, testServer } from '../server.ts';

let renderer: Awaited<ReturnType<typeof builtRenderer>>;
beforeAll(async () => {
  renderer = await builtRenderer();
});

const inArabic = /<html[^>]* lang="ar"[^>]* dir="rtl"/;

describeOnBothDatabases('previews of editions', (databases) => {
  let server: TestServer;
  let origin: string;
  beforeEach(async () => {
    const database = await databases.open();
    await loadFirstSite(database.db);
    await addLanguages(database.db);
    server = await testServer({ database, renderer, config: { development: false } });
    const blog = await send('POST', '/blog', { title: 'Wells', slug_url: 'wells' });
    origin = String(blog.json().data.blog_id);
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const send = (method: Method, url: string, body?: object) =>
    server.call({ method, url, token: server.token, body });
  /** As a visitor, who has no session. */
  const visit = (url: string) => server.call({ url });

  async function saveArabic(title: string, status: string): Promise<string> {
    const values = { title, slug_url: 'آبار' };
    const url = `/api/editions/blog/${origin}/ar`;
    const { edition_id } = (await send('PUT', url, { values, status })).json();
    return `/api/preview-links/blog-edition/${edition_id}`;
  }

  const pathOf = async (links: string) =>
    new URL((await send('POST', links, {})).json().url).pathname;

  test('R-L-02 a signed link shows the draft of an edition in its language, until it is public', async () => {
    const links = await saveArabic('آبار عميقة', 'draft');
    const link = await pathOf(links);
    const seen = await visit(link);
    expect(seen.statusCode).toBe(200);
    expect(seen.body).toMatch(inArabic);
    expect(seen.body).toContain('آبار عميقة');
    expect(seen.body).toContain(`/ar/blogs/${encodeURIComponent('آبار')}"`);
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

    await saveArabic('آبار', 'published');
    const { statusCode, headers } = await visit(link);
    expect([statusCode, headers.location]).toEqual([
      302,
      `/ar/blogs/${encodeURIComponent('آبار')}`,
    ]);
    await saveArabic('أعمق', 'draft');
    expect((await visit(link)).body).toContain('أعمق');
    await send('POST', `/api/publishing/blog/${origin}/unpublish`);
    await send('DELETE', `/api/publishing/blog-edition/${links.split('/').at(-1)}/draft`);
    // Public in its own right, and seen by nobody while its original is not.
    expect((await visit(link)).statusCode).toBe(200);
  });

  test('R-L-02 a link that shows nothing any more says so in the language of its edition', async () => {
    const links = await saveArabic('آبار عميقة', 'draft');
    const link = await pathOf(links);
    const changed = await visit(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    expect([changed.statusCode, changed.body]).toEqual([403, expect.stringMatching(inArabic)]);
    server.clock.now += 7 * day;
    const ended = await visit(link);
    expect([ended.statusCode, ended.body]).toEqual([410, expect.stringMatching(inArabic)]);
    await send('DELETE', links);
    const gone = await visit(link);
    expect([gone.statusCode, gone.body]).toEqual([410, expect.stringMatching(inArabic)]);
    await send('DELETE', `/api/editions/blog/${origin}/ar`);
    expect((await visit(link)).body).toContain('lang="en"');
  });
});
