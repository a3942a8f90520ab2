import { beforeAll, beforeEach, expect, test } from 'vitest';
import { recordPresence } from '../../db/content/history/presence.ts';
import { day } from '../../domain/durations.ts';
import { builtRenderer } from '../../server/pages/renderer.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { loadFirstSite } from '../first-site.ts';
import { adminEmail, everythingStored, type TestServer, testServer } from '../server.ts';

let renderer: Awaited<ReturnType<typeof builtRenderer>>;
beforeAll(async () => {
  renderer = await builtRenderer();
});

const hostile = '<p>Kept <b>words</b><script>alert(1)</script></p>';

/** What each form could hold before it is finished. */
const typed = [
  [
    'blog',
    {
      title: 'Typed title',
      blogs_content: [
        { heading: 'One', paragraph: hostile },
        { heading: 'Half of a pair', paragraph: '' },
      ],
    },
  ],
  ['case-study', { heroHeading: 'Typed title', sec1Heading: 'One', sec1Para: hostile }],
  ['location-page', { main_heading: 'Typed title', heading_1: 'One', paragraph_1: hostile }],
] as const;

describeOnBothDatabases('previews', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    const database = await databases.open();
    await loadFirstSite(database.db);
    server = await testServer({ database, renderer, config: { development: false } });
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const send = (method: Method, url: string, body?: object) =>
    server.call({ method, url, token: server.token, body });
  /** As a visitor, who has no session. */
  const visit = (url: string) => server.call({ url });
  const noted = async () => (await server.db.selectFrom('audit_log').selectAll().execute()).length;

  test('the page of a form is made of what is typed, for administrators, and stores nothing', async () => {
    const before = [await everythingStored(server.db), await noted()];
    for (const [kind, body] of typed) {
      const url = `/api/previews/${kind}`;
      const { statusCode, headers, json } = await send('POST', url, body);
      expect([kind, statusCode, headers['x-robots-tag']]).toEqual([kind, 200, 'noindex']);
      expect(headers['cache-control']).toBe('no-store');
      const { html } = json();
      expect(html).toMatch(/<main id="main">.*Typed.*title.*<b>words<\/b>/s);
      expect(html).not.toMatch(/<script|alert\(1\)|Half of a pair/);
      expect(html).toMatch(
        /<head><meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'none'/,
      );
      // Firefox takes 'self' for no origin in a frame that has no address.
      expect(html).toContain("; style-src 'self' http://localhost");
      expect(html).toContain('<footer');
      expect((await server.call({ method: 'POST', url, body })).statusCode).toBe(401);
    }
    const odd = { slug_url: '../\ud800?', title: '' };
    expect((await send('POST', '/api/previews/blog', odd)).statusCode).toBe(200);
    const broken = await send('POST', '/api/previews/blog', { blog_image: 'htt' });
    expect([broken.statusCode, broken.json().errors.blog_image]).toEqual([
      400,
      expect.stringMatching(/web address/),
    ]);
    expect([await everythingStored(server.db), await noted()]).toEqual(before);
  });

  test('R-P-12 in the preview of a page each section carries its id, and on no public page', async () => {
    const sections = [
      { id: 'first', kind: 'about', props: { heading: 'Who we are' } },
      { id: 'second', kind: 'clients', hidden: true, props: { heading: 'Nobody sees this' } },
      { id: 'third', kind: 'hologram', props: { heading: 'Nor this' } },
    ];
    const typedPage = { name: 'A page', path: '/a-page', sections };
    const seen = await send('POST', '/api/previews/page', typedPage);
    expect(seen.statusCode).toBe(200);
    const { html } = seen.json();
    expect(html).toMatch(/<div data-section="first">.*Who we are/s);
    expect(html).not.toMatch(/data-section="(second|third)"|Nobody sees|Nor this/);
    await send('POST', '/api/pages', typedPage);
    const publicPage = await visit('/a-page');
    expect(publicPage.body).toContain('Who we are');
    expect(publicPage.body).not.toContain('data-section');
  });

  test('T36 an account that asks too often waits, another one does not', async () => {
    const url = '/api/previews/page';
    const typedPage = { name: 'A page', path: '/a-page' };
    const answers = Array.from({ length: 121 }, () => send('POST', url, typedPage));
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    const refused = await send('POST', url, typedPage);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.json().message).toMatch(/try again in a minute/);
    await server.addUser('sara@example.com', true);
    const token = await server.signIn('sara@example.com');
    expect((await server.call({ method: 'POST', url, token, body: typedPage })).statusCode).toBe(
      200,
    );
  });

  test('R-P-06 a page above its limits is refused with the limit', async () => {
    const post = (sections: object[]) =>
      send('POST', '/api/previews/page', { name: 'A page', path: '/a-page', sections });
    const big = { kind: 'hologram', props: { words: 'x'.repeat(512 * 1024) } };
    const refused = await post([big]);
    expect([refused.statusCode, refused.json().errors.sections]).toEqual([
      400,
      expect.stringContaining('512 KB'),
    ]);
    const many = await post(Array.from({ length: 41 }, () => ({ kind: 'about' })));
    expect(many.json().errors.sections).toContain('40 sections');
  });

  test('a signed link shows the newest draft until it ends, is changed or withdrawn', async () => {
    const draft = await send('POST', '/blog?status=draft', { title: 'First', slug_url: 'one' });
    const blog = `/blog/${draft.json().data.blog_id}`;
    const links = `/api/preview-links${blog}`;
    const pathOf = async (body = {}) =>
      new URL((await send('POST', links, body)).json().url).pathname;
    const link = await pathOf();
    const seen = await visit(link);
    expect(seen.statusCode).toBe(200);
    expect(seen.body).toMatch(/First.*A draft, shown by a private link until 8 March 2026/s);
    expect(seen.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect((await visit('/blogs/one')).statusCode).toBe(404);

    await send('PUT', blog, { title: 'Public', slug_url: 'one' });
    const { statusCode, headers } = await visit(link);
    expect([statusCode, headers.location]).toEqual([302, '/blogs/one']);
    await send('PUT', `${blog}?status=draft`, { title: 'Newer', slug_url: 'one' });
    expect((await visit(link)).body).toContain('Newer');
    expect((await visit('/blogs/one')).body).not.toContain('Newer');

    const long = await pathOf({ days: 30 });
    server.clock.now += 7 * day;
    const ended = await visit(link);
    expect([ended.statusCode, ended.body]).toEqual([
      410,
      expect.stringMatching(/Ask whoever sent/),
    ]);
    expect(ended.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const [, , , id, until = '', signature = ''] = long.split('/');
    const other = signature.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    for (const changed of [
      `/preview/blog/${id}/${until}/${other}`,
      `/preview/blog/${id}/${until}/${signature.slice(1)}`,
      `/preview/blog/${id}/${Number(until) + day}/${signature}`,
      `/preview/location-page/${id}/${until}/${signature}`,
      `/preview/nothing/${id}/${until}/${signature}`,
    ]) {
      const refused = await visit(changed);
      const expected = changed.includes('location-page') ? 410 : 403;
      expect([changed, refused.statusCode]).toEqual([changed, expected]);
      expect(refused.body).toMatch(/ask (whoever|for a new)/i);
      expect(refused.body).not.toContain('Newer');
    }
    server.token = await server.signIn();
    expect((await visit(long)).statusCode).toBe(200);
    await send('DELETE', links);
    expect((await visit(long)).statusCode).toBe(410);
    const again = await pathOf();
    expect([(await visit(long)).statusCode, (await visit(again)).statusCode]).toEqual([403, 200]);
    await send('DELETE', blog);
    expect((await visit(again)).statusCode).toBe(410);
    expect((await send('POST', links, {})).statusCode).toBe(404);
  });

  test('a newer draft says who saved it, is dropped and brought back', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One', slug_url: 'one' })).json();
    const publishing = `/api/publishing/blog/${data.blog_id}`;
    const saved = await send('PUT', `/blog/${data.blog_id}?status=draft`, { title: 'Newer' });
    expect(saved.json().message).toBe('Blog saved as a draft.');
    const stands = async () => (await send('GET', publishing)).json();
    expect(await stands()).toMatchObject({ draftSaved: { made_by: adminEmail } });
    const unpublish_at = new Date(server.clock.now + day).toISOString();
    await send('PUT', publishing, { unpublish_at });
    const { undo } = (await send('DELETE', `${publishing}/draft`)).json();
    expect(await stands()).toMatchObject({ draft: null, draftSaved: null, unpublish_at });
    expect((await send('DELETE', `${publishing}/draft`)).statusCode).toBe(404);
    expect((await send('POST', undo)).statusCode).toBe(200);
    expect((await stands()).draft.title).toBe('Newer');
    expect((await visit(`/blog/${data.blog_id}`)).json().data.title).toBe('One');
  });

  test('a form hears who else has the item open, in whichever instance', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    const url = `/api/presence/blog/${data.blog_id}`;
    const others = async () => (await send('POST', url)).json().others;
    const before = await noted();
    expect(await others()).toEqual([]);
    const item = { kind: 'blog', id: String(data.blog_id), tokenHash: 'other' } as const;
    const sara = { ...item, email: 'sara@example.com' };
    expect(await recordPresence(server.db, { ...sara, now: server.clock.now })).toEqual([
      adminEmail,
    ]);
    expect(await others()).toEqual(['sara@example.com']);
    expect((await send('POST', '/api/presence/blog/999')).json().others).toEqual([]);
    server.clock.now += 71_000;
    expect(await others()).toEqual([]);
    await recordPresence(server.db, { ...sara, now: server.clock.now });
    await send('DELETE', url);
    expect(await recordPresence(server.db, { ...sara, now: server.clock.now })).toEqual([]);
    expect(await noted()).toBe(before);
    expect((await server.call({ method: 'POST', url })).statusCode).toBe(401);
  });
});
