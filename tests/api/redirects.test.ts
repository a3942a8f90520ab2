import { beforeEach, expect, test } from 'vitest';
import { loadRedirects } from '../../content/loading/load-redirects.ts';
import {
  addMissedAddresses,
  missedAddressLimit,
} from '../../db/content/addresses/missed-addresses.ts';
import { saveRedirect } from '../../db/content/addresses/redirects.ts';
import { findItem } from '../../db/content/find-items.ts';
import { findPublishedBlogBySlug } from '../../db/content/public/blog-addresses.ts';
import { findPublishedItem } from '../../db/content/public/published-item.ts';
import { unpublish } from '../../db/content/publishing/schedule.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { addLanguages } from '../editions.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

/** Pages that say no more than whether the item is there. */
const renderer = {
  islandsUrl: '',
  async render(request: Request) {
    const [, first = '', second] = decodeURIComponent(new URL(request.url).pathname).split('/');
    const { db } = server;
    const found =
      second === undefined
        ? first === 'contact' || (await findPublishedItem(db, locationPageKind, first))
        : first === 'blogs'
          ? await findPublishedBlogBySlug(db, second)
          : await findItem(db, caseStudyKind, second, { drafts: false });
    const headers = { 'content-type': 'text/plain' };
    if (!found) return { status: 404, headers, html: 'Oops! Page Not Found' };
    return { status: 200, headers, html: 'A page.' };
  },
};

let server: TestServer;

describeOnBothDatabases('R-X-05 addresses that never die', (databases) => {
  beforeEach(async () => {
    server = await testServer({ database: await databases.open(), renderer });
  });

  function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    return server.call({ method, url, token: server.token, body });
  }

  /** What a visitor gets: the status and where it leads. */
  async function visit(url: string): Promise<[number, unknown]> {
    const { statusCode, headers } = await server.call({ url });
    return [statusCode, headers.location];
  }

  async function createBlog(slug_url: string, paragraph = 'Text'): Promise<string> {
    const body = { title: slug_url, slug_url, blogs_content: [{ heading: 'H', paragraph }] };
    return `/blog/${(await send('POST', '/blog', body)).json().data.blog_id}`;
  }

  const rename = (url: string, slug_url: string) =>
    send('PUT', url, { title: 'A', slug_url, blog_image: '/icon-192.png' });

  test('R-2.1-21 an address with blanks leads to the one with hyphens, also to a former one', async () => {
    const url = await createBlog('old name');
    await rename(url, 'new name');
    await createBlog('deleted name').then((deleted) => send('DELETE', deleted));
    await saveRedirect(server.db, {
      path: '/blogs/set name',
      target: '/contact',
      kind: null,
      item_id: null,
    });
    const answers = [
      ['/blogs/new%20name?utm=a', 301, '/blogs/new-name?utm=a'],
      ['/blogs/new%20%20name', 301, '/blogs/new-name'],
      ['/blogs/old%20name', 301, '/blogs/new-name'],
      ['/blogs/set%20name', 301, '/contact'],
      ['/blogs/deleted%20name', 410, undefined],
      ['/blogs/no%20name', 404, undefined],
    ] as const;
    for (const [address, ...answer] of answers) {
      expect([address, ...(await visit(address))]).toEqual([address, ...answer]);
    }
  });

  test('a hundred renames make one hop each, with the query', async () => {
    const url = await createBlog('name 0');
    for (let n = 1; n <= 100; n += 1) await rename(url, `name ${n}`);
    for (const n of [0, 1, 50, 99]) {
      expect(await visit(`/blogs/name-${n}?utm=a`)).toEqual([301, '/blogs/name-100?utm=a']);
    }
    expect(await visit('/blogs/name-100')).toEqual([200, undefined]);
    await rename(url, 'name 0');
    expect(await visit('/blogs/name-0')).toEqual([200, undefined]);
    expect(await visit('/blogs/name-100')).toEqual([301, '/blogs/name-0']);
  });

  test('a location page and an Arabic address move as well', async () => {
    const body = { slug_url: 'دبي مارينا', main_heading: 'Marina' };
    const { data } = (await send('POST', '/api/locationpages/create', body)).json();
    const url = `/api/locationpages/${data.location_id}`;
    await send('PUT', url, { ...body, slug_url: 'دبي & co' });
    const old = `/${encodeURIComponent('دبي-مارينا')}`;
    expect(await visit(old)).toEqual([301, `/${encodeURIComponent('دبي-&-co')}`]);
  });

  test('a deleted item answers 410 with the page, and Undo brings it back', async () => {
    const url = await createBlog('first');
    await rename(url, 'second');
    const { _id } = (await send('POST', '/api/caseStudies')).json();
    const study = `/api/caseStudies/${_id}`;
    expect(await visit(`/casestudy/${_id}`)).toEqual([404, undefined]);
    await send('PUT', study, { sec4Heading: 'A', sec4SubHeading: 'B' });
    const undo = [
      (await send('DELETE', url)).json().undo,
      (await send('DELETE', study)).json().undo,
    ];
    for (const gone of ['/blogs/first', '/blogs/second', `/casestudy/${_id}`]) {
      const answer = await server.call({ url: gone });
      expect([gone, answer.statusCode]).toEqual([gone, 410]);
      expect(answer.body).toContain('Oops! Page Not Found');
    }
    for (const path of undo) await send('POST', path);
    expect(await visit('/blogs/first')).toEqual([301, '/blogs/second']);
    expect(await visit('/blogs/second')).toEqual([200, undefined]);
    expect(await visit(`/casestudy/${_id}`)).toEqual([200, undefined]);
    await send('DELETE', url);
    await send('DELETE', undo[0].replace('/restore', ''));
    expect(await visit('/blogs/first')).toEqual([410, undefined]);
  });

  test('a slug that is used again wins over what it was', async () => {
    const one = await createBlog('shared');
    await rename(one, 'moved');
    const two = await createBlog('shared');
    expect(await visit('/blogs/shared')).toEqual([200, undefined]);
    await send('DELETE', two);
    expect(await visit('/blogs/shared')).toEqual([410, undefined]);
  });

  test('a redirect that somebody set waits under a page at its address, and is back after it', async () => {
    const goals = { '/offer': '/contact', '/closed': null };
    for (const [path, target] of Object.entries(goals))
      await send('POST', '/api/redirects', { path, target });
    const undo: string[] = [];
    for (const slug_url of ['offer', 'closed']) {
      const body = { slug_url, main_heading: 'A' };
      const { location_id } = (await send('POST', '/api/locationpages/create', body)).json().data;
      expect(await visit(`/${slug_url}`)).toEqual([200, undefined]);
      const gone = await send('DELETE', `/api/locationpages/${location_id}`);
      undo.push(gone.json().undo);
    }
    expect(await visit('/offer')).toEqual([301, '/contact']);
    expect(await visit('/closed')).toEqual([410, undefined]);
    const listed = async () => (await send('GET', '/api/redirects')).json().items;
    const offer = { path: '/offer', target: '/contact' };
    expect(await listed()).toContainEqual(expect.objectContaining({ ...offer, isWaiting: false }));
    for (const path of undo) await send('POST', path);
    expect(await visit('/offer')).toEqual([200, undefined]);
    expect(await listed()).toContainEqual(expect.objectContaining({ ...offer, isWaiting: true }));
  });

  test('a second spelling of a page waits under a location page, and leads to the page after it', async () => {
    const page = { name: 'Service', path: '/service', sections: [] };
    const { page_id } = (await send('POST', '/api/pages', page)).json().data;
    await loadRedirects(server.db, new Map([['/services', '/service']]));
    expect(await visit('/services?a=1')).toEqual([301, '/service?a=1']);
    const body = { slug_url: 'services', main_heading: 'A' };
    const { location_id } = (await send('POST', '/api/locationpages/create', body)).json().data;
    expect(await visit('/services')).toEqual([200, undefined]);
    await send('PUT', `/api/pages/${page_id}`, { ...page, path: '/better' });
    await send('DELETE', `/api/locationpages/${location_id}`);
    expect(await visit('/services')).toEqual([301, '/better']);
  });

  test('inner links follow, byte for byte else, with a revision and a new version', async () => {
    const target = await createBlog('old');
    const html =
      '<p>See <a href="/blogs/old#part">this</a> &amp; <a href="/blogs/older">that</a></p>';
    const other = await createBlog('other', html);
    const { _id } = (await send('POST', '/api/caseStudies')).json();
    const sec1Para = "<a  href='/blogs/old' >x</a>";
    const body = { sec4Heading: 'A', sec4SubHeading: 'B', sec1Para };
    await send('PUT', `/api/caseStudies/${_id}`, body);
    const tag = (await send('GET', other)).headers.etag;
    await rename(target, 'brand new');
    const read = await send('GET', other);
    expect(read.headers.etag).not.toBe(tag);
    expect(read.json().data.blogs_content[0].paragraph).toBe(
      html.replace('/blogs/old#', '/blogs/brand-new#'),
    );
    const study = (await send('GET', `/api/caseStudies/${_id}`)).json();
    expect(study.sec1Para).toBe("<a  href='/blogs/brand-new' >x</a>");
    const [note] = (await send('GET', `/api/revisions/case-study/${_id}`)).json();
    expect(note).toMatchObject({ action: 'links followed', made_by: 'admin@example.com' });
  });

  test('a link follows whose address is written in another way than it is stored', async () => {
    const target = await createBlog('new q&a');
    const spellings = ['new-q&amp;a', 'new-q%26a', 'New-Q&a'];
    const html = spellings.map((name) => `<a href="/blogs/${name}?x=1&amp;y=2">x</a>`).join('');
    const other = await createBlog('other', `<p>${html}</p>`);
    const [, kind, id] = target.split('/');
    const linksTo = `/api/links-to/${kind}/${id}`;
    expect((await send('GET', linksTo)).json()).toMatchObject({ pages: 1 });
    await rename(target, 'r&b');
    const { paragraph } = (await send('GET', other)).json().data.blogs_content[0];
    const followed = '<a href="/blogs/r%26b?x=1&amp;y=2">x</a>';
    expect(paragraph).toBe(`<p>${followed.repeat(3)}</p>`);
    expect((await send('GET', linksTo)).json()).toMatchObject({ pages: 1 });
  });

  test('links follow to what was taken back, renamed and published again', async () => {
    const target = await createBlog('old');
    const link = '<p><a href="/blogs/old">this</a></p>';
    const other = await createBlog('other', link);
    await send('POST', `/api/publishing${target}/unpublish`);
    const paragraph = async () => (await send('GET', other)).json().data.blogs_content[0].paragraph;
    expect(await paragraph()).toBe(link);
    await rename(`${target}?status=draft`, 'new');
    expect(await paragraph()).toBe(link);
    await send('POST', `/api/publishing${target}/publish`);
    expect(await visit('/blogs/old')).toEqual([301, '/blogs/new']);
    expect(await paragraph()).toBe(link.replace('/old', '/new'));
  });

  test('links in newer drafts and in the trash follow as well', async () => {
    const target = await createBlog('old');
    const content = [{ heading: 'H', paragraph: '<p><a href="/blogs/old">this</a></p>' }];
    const drafted = await createBlog('drafted');
    const body = { title: 'A', slug_url: 'drafted', blogs_content: content };
    await send('PUT', `${drafted}?status=draft`, body);
    const trashed = await createBlog('trashed', content[0]?.paragraph);
    const { undo } = (await send('DELETE', trashed)).json();
    const { etag } = (await send('GET', drafted)).headers;
    await rename(target, 'new');
    expect((await send('GET', drafted)).headers.etag).not.toBe(etag);
    await send('POST', undo);
    await send('POST', `/api/publishing${drafted}/publish`);
    for (const url of [drafted, trashed]) {
      const { data } = (await send('GET', url)).json();
      expect(data.blogs_content[0].paragraph).toBe('<p><a href="/blogs/new">this</a></p>');
    }
  });

  test('a rename reads nothing of the trash but what holds the address, however long it is', async () => {
    const target = await createBlog('old');
    const linking = await createBlog('linking', '<p><a href="/blogs/old">this</a></p>');
    const { undo } = (await send('DELETE', linking)).json();
    const more = { title: 'A', deleted_by: '', deleted_at: '2026-01-01T00:00:00.000Z' };
    const others = Array.from({ length: 450 }, (_, n) => {
      return {
        kind: 'blog' as const,
        item_id: `0${n}`,
        state: 'not read',
        search_text: 'a',
        ...more,
      };
    });
    await server.db.insertInto('trash').values(others).execute();
    expect((await rename(target, 'new')).statusCode).toBe(200);
    await send('POST', undo);
    const { data } = (await send('GET', linking)).json();
    expect(data.blogs_content[0].paragraph).toBe('<p><a href="/blogs/new">this</a></p>');
  });

  test('buttons of sections and canonical links follow, drafts included', async () => {
    const target = await createBlog('old');
    const sections = (link: string) => [
      { id: 'one', kind: 'call-to-action', props: { heading: 'H', label: 'Go', href: link } },
      { id: 'two', kind: 'numbered', props: { items: [{ id: 'r', heading: 'I' }] } },
    ];
    const made = { name: 'Linking', path: '/linking', sections: sections('/blogs/old?a=1#b') };
    const { page_id } = (await send('POST', '/api/pages', made)).json().data;
    const url = `/api/pages/${page_id}`;
    const waiting = { ...made, sections: sections('/blogs/old'), canonical_link: '/blogs/old' };
    await send('PUT', `${url}?status=draft`, waiting);
    await rename(target, 'new');
    const hrefs = async () =>
      ((await send('GET', url)).json().data.sections as { props: { href?: string } }[]).map(
        ({ props }) => props.href,
      );
    expect(await hrefs()).toEqual(['/blogs/new?a=1#b', undefined]);
    await send('POST', `/api/publishing/page/${page_id}/publish`);
    expect(await hrefs()).toEqual(['/blogs/new', undefined]);
    expect((await send('GET', url)).json().data.canonical_link).toBe('/blogs/new');
  });

  test('links of a page in the trash follow, with its draft and its edition', async () => {
    await addLanguages(server.db);
    const target = await createBlog('old');
    const link = (text: string) => `<p><a href="/blogs/old">${text}</a></p>`;
    const sections = (text: string) => [
      { id: 'one', kind: 'text', props: { heading: 'H', text: link(text) } },
      {
        id: 'two',
        kind: 'call-to-action',
        props: { heading: 'H', label: 'Go', href: '/blogs/old' },
      },
    ];
    const made = { name: 'Linking', path: '/linking', sections: sections('stored') };
    const { page_id } = (await send('POST', '/api/pages', made)).json().data;
    const url = `/api/pages/${page_id}`;
    const edition = `/api/editions/page/${page_id}/ar`;
    const texts = { one: { heading: 'ع', text: link('ar') }, two: { heading: 'ع', label: 'ع' } };
    const values = { name: 'Ar', sections: texts };
    await send('PUT', edition, { values, status: 'published' });
    await send('PUT', `${url}?status=draft`, { ...made, sections: sections('draft') });
    const { undo } = (await send('DELETE', url)).json();
    await rename(target, 'new');
    await send('POST', undo);
    const stored = async (path: string) => JSON.stringify((await send('GET', path)).json());
    const { work, ...inArabic } = (await send('GET', edition)).json();
    const found = [
      await stored(url),
      await stored(`/api/publishing/page/${page_id}`),
      JSON.stringify(inArabic),
    ];
    const count = (json: string, address: string) => json.split(address).length - 1;
    expect(found.map((json) => count(json, '/blogs/old'))).toEqual([0, 0, 0]);
    expect(found.map((json) => count(json, '/blogs/new') > 0)).toEqual([true, true, true]);
    expect(work).toMatchObject({ missing: 0, outdated: 0 });
  });

  test('an address that has got a page is no longer missed', async () => {
    await addMissedAddresses(server.db, new Map([['/blogs/wells', 9]]));
    const missed = async () => (await send('GET', '/api/missed-addresses')).json().total;
    const blog = (await send('POST', '/blog?status=draft', { title: 'Wells' })).json().data;
    expect(await missed()).toBe(1);
    await send('POST', `/api/publishing/blog/${blog.blog_id}/publish`, {});
    expect(await missed()).toBe(0);
  });

  test('a redirect that waits under a page makes no loop; both end in 410 once the page is deleted', async () => {
    const redirect = (path: string, target: string) =>
      send('POST', '/api/redirects', { path, target });
    await redirect('/marina', '/first');
    const body = { slug_url: 'marina', main_heading: 'Marina' };
    const { data } = (await send('POST', '/api/locationpages/create', body)).json();
    const answer = await redirect('/first', '/marina');
    expect([answer.statusCode, answer.json().message]).toEqual([201, '/first leads to /marina.']);
    expect(await visit('/first')).toEqual([301, '/marina']);
    expect(await visit('/marina')).toEqual([200, undefined]);
    await send('DELETE', `/api/locationpages/${data.location_id}`);
    for (const url of ['/first', '/marina']) expect(await visit(url)).toEqual([410, undefined]);
    await redirect('/marina', '/contact');
    expect(await visit('/first')).toEqual([301, '/contact']);
  });

  test('visits that are counted late bring no address back that has a redirect or a page', async () => {
    for (const url of ['/old', '/gone', '/blogs/wells', '/unknown']) await visit(url);
    await send('POST', '/api/redirects', { path: '/old', target: '/contact' });
    await send('POST', '/api/redirects', { path: '/gone', target: null });
    await createBlog('wells');
    const { items } = (await send('GET', '/api/missed-addresses')).json();
    expect(items).toMatchObject([{ path: '/unknown', hits: 1 }]);
  });

  test('an unknown address is 404, and is listed with how often it was asked for', async () => {
    for (const url of ['/blogs/nowhere?x=secret', '/blogs/nowhere', '/Nowhere', '/admin/x']) {
      expect((await server.call({ url })).statusCode).not.toBe(410);
    }
    const missed = (await send('GET', '/api/missed-addresses')).json();
    expect(missed.items[0]).toMatchObject({ path: '/blogs/nowhere', hits: 2 });
    expect(JSON.stringify(missed)).not.toMatch(/secret|admin/);
    await send('POST', '/api/redirects', { path: '/blogs/nowhere', target: '/contact' });
    expect(await visit('/blogs/nowhere')).toEqual([301, '/contact']);
    expect((await send('GET', '/api/missed-addresses')).json()).toMatchObject({ total: 0 });
    const [redirect] = (await send('GET', '/api/redirects')).json().items;
    expect(redirect).toMatchObject({ path: '/blogs/nowhere', target: '/contact', hits: 1 });
    await send('DELETE', `/api/redirects/${redirect.redirect_id}`);
    expect(await visit('/blogs/nowhere')).toEqual([404, undefined]);
  });

  test('a flood of missing addresses leaves a thousand, the ones asked for most', async () => {
    const flood = (n: number) => new Map(Array.from({ length: n }, (_, i) => [`/x${i}`, 1]));
    await addMissedAddresses(server.db, new Map([['/wanted', 5]]));
    await addMissedAddresses(server.db, flood(missedAddressLimit + 300));
    const missed = (await send('GET', '/api/missed-addresses')).json();
    expect(missed).toMatchObject({
      total: missedAddressLimit,
      found: missedAddressLimit,
      pages: 17,
    });
    expect(missed.items[0].path).toBe('/wanted');
    expect(missed.items).toHaveLength(60);
  });

  test.each([2, 9])('addresses of years ago with %i hits shut no new one out', async (hits) => {
    const last_hit_at = '2024-01-01T00:00:00.000Z';
    const old = Array.from({ length: missedAddressLimit }, (_, n) => {
      return { path: `/old${n}`, hits, last_hit_at };
    });
    await server.db.insertInto('missed_addresses').values(old).execute();
    for (let n = 0; n < 3; n += 1) await addMissedAddresses(server.db, new Map([['/new', 1]]));
    const missed = (await send('GET', '/api/missed-addresses?find=new')).json();
    expect(missed).toMatchObject({
      total: missedAddressLimit,
      items: [{ path: '/new', hits: 3 }],
    });
  });

  test('missed addresses are searched, ordered and paged; one is asked for by itself', async () => {
    const all = new Map(Array.from({ length: 70 }, (_, index) => [`/old/${100 + index}`, 1]));
    await addMissedAddresses(server.db, all);
    await addMissedAddresses(server.db, new Map([['/old/103', 8]]));
    const latest = server.db.updateTable('missed_addresses').where('path', '=', '/old/103');
    await latest.set({ last_hit_at: '2999-01-01T00:00:00.000Z' }).execute();
    const paths = async (query: string) => {
      const { items, ...counts } = (await send('GET', `/api/missed-addresses?${query}`)).json();
      return { paths: items.map(({ path }: { path: string }) => path), ...counts };
    };
    const last = await paths('sort=address&page=9');
    expect(last).toMatchObject({ total: 70, found: 70, page: 2, pages: 2 });
    expect([last.paths.length, last.paths[0]]).toEqual([10, '/old/160']);
    expect((await paths('sort=latest')).paths[0]).toBe('/old/103');
    expect((await paths('sort=asked')).paths[0]).toBe('/old/103');
    expect(await paths('find=OLD 16&sort=address')).toMatchObject({ found: 11, total: 70 });
    expect((await paths('path=/old/10')).paths).toEqual([]);
    expect((await paths('path=/old/100')).paths).toEqual(['/old/100']);
    expect(await paths('find=%00')).toMatchObject({ found: 0, total: 70 });
  });

  test.each([
    ['itself', { path: '/old', target: '/old' }, 'target'],
    ['itself, spelled otherwise', { path: '/old', target: '/OLD/?a=1' }, 'target'],
    ['a fixed address', { path: '/Contact/', target: '/company' }, 'path'],
    ['the home page', { path: '/', target: '/company' }, 'path'],
    ['a call', { path: '/api/blogs', target: '/company' }, 'path'],
    ['a page', { path: '/blogs/living', target: '/company' }, 'path'],
    ['another site', { path: '/old', target: 'https://evil.example/' }, 'target'],
    ['another host', { path: '/old', target: '//evil.example' }, 'target'],
    ['a circle', { path: '/three', target: '/one' }, 'target'],
  ])('a redirect for or to %s is refused', async (_name, body, field) => {
    await createBlog('living');
    await send('POST', '/api/redirects', { path: '/one', target: '/two' });
    await send('POST', '/api/redirects', { path: '/two', target: '/three' });
    const before = await everythingStored(server.db);
    const answer = await send('POST', '/api/redirects', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[field]).toBe(answer.json().message);
    expect(await everythingStored(server.db)).toBe(before);
  });

  test('the list names the item by its title of today, and none once it is deleted', async () => {
    const url = await createBlog('first');
    await send('PUT', url, { title: 'Second', slug_url: 'second' });
    await send('POST', '/api/redirects', { path: '/one', target: '/contact' });
    const titles = async () =>
      (await send('GET', '/api/redirects?sort=address'))
        .json()
        .items.map(({ path, title }: { path: string; title: string }) => [path, title]);
    expect(await titles()).toEqual([
      ['/blogs/first', 'Second'],
      ['/one', null],
    ]);
    await send('DELETE', url);
    expect(new Map(await titles()).get('/blogs/first')).toBeNull();
  });

  test('chains set by hand make one hop, and a test says what a visitor gets', async () => {
    await send('POST', '/api/redirects', { path: '/one', target: '/two' });
    await send('POST', '/api/redirects', { path: '/two', target: '/contact' });
    await send('POST', '/api/redirects', { path: '/closed' });
    const url = await createBlog('living');
    const tried = async (path: string) =>
      (await send('POST', '/api/redirects/test', { path })).json();
    expect(await visit('/one')).toEqual([301, '/contact']);
    expect(await tried('/one?x')).toEqual({ status: 301, location: '/contact?x' });
    expect(await tried('/closed')).toEqual({ status: 410 });
    expect(await tried('/blogs/living')).toEqual({ status: 200 });
    expect(await tried('/contact')).toEqual({ status: 200 });
    expect(await tried('/nowhere')).toEqual({ status: 404 });
    expect(await tried('/blogs')).toEqual({ status: 404 });
    expect(await tried('/Contact/')).toEqual({ status: 200 });
    expect(await tried('/ONE/')).toEqual({ status: 301, location: '/contact' });
    await rename(url, 'two');
    expect(await tried('/blogs/living')).toEqual({ status: 301, location: '/blogs/two' });
    expect((await server.call({ url: '/api/redirects' })).statusCode).toBe(401);
  });

  test.each([
    ['/مقال', '/%D9%85%D9%82%D8%A7%D9%84'],
    ['/café', '/caf%C3%A9'],
    ['/party/🎉', '/party/%F0%9F%8E%89'],
    ['/contact?from=مقال', '/contact?from=%D9%85%D9%82%D8%A7%D9%84'],
    ['/contact#القسم', '/contact#%D8%A7%D9%84%D9%82%D8%B3%D9%85'],
    ['/contact?a=%D9%85#b', '/contact?a=%D9%85#b'],
    ['/contact?a=\u0001', '/contact?a=%01'],
  ])('a redirect to %s leads there, encoded', async (target, location) => {
    await send('POST', '/api/locationpages/create', { slug_url: 'مقال', main_heading: 'A' });
    await send('POST', '/api/locationpages/create', { slug_url: 'café', main_heading: 'A' });
    // Not an address of ours, so nothing can say that nothing stands there.
    await send('POST', '/api/redirects', { path: '/party/🎉', target: '/contact' });
    const path = target.startsWith('/party') ? '/from-party' : '/from';
    const added = await send('POST', '/api/redirects', { path, target });
    expect(added.statusCode).toBe(201);
    expect(added.json().message).toBe(`${path} leads to ${target}.`);
    const [saved] = (await send('GET', '/api/redirects')).json().items;
    expect(saved.target).toBe(location);
    const leads = target.startsWith('/party') ? '/contact' : location;
    expect(await visit(path)).toEqual([301, leads]);
    // As rows of an earlier version have it.
    await server.db.updateTable('redirects').set({ target }).where('path', '=', path).execute();
    expect(await visit(path)).toEqual([301, leads]);
    const tried = (await send('POST', '/api/redirects/test', { path })).json();
    expect(tried).toEqual({ status: 301, location: leads });
  });

  test('an Arabic address of two hundred letters is found again after a rename', async () => {
    const slug = 'م'.repeat(200);
    const url = await createBlog(slug);
    await rename(url, 'short');
    expect(await visit(`/blogs/${encodeURIComponent(slug)}`)).toEqual([301, '/blogs/short']);
    await send('POST', '/api/redirects', { path: '/long', target: `/blogs/${slug}` });
    expect(await visit('/long')).toEqual([301, '/blogs/short']);
  });

  test('a target leads on in one hop, whatever its spelling', async () => {
    await createBlog('living');
    for (const [path, target] of [
      ['/upper', '/Blogs/Living/?a=B#c'],
      ['/former', '/blogs/living'],
      ['/moved', '/former'],
      ['/file', '/media/Name.pdf'],
    ]) {
      await send('POST', '/api/redirects', { path, target });
    }
    expect(await visit('/upper?x')).toEqual([301, '/blogs/living?a=B#c']);
    expect(await visit('/moved')).toEqual([301, '/blogs/living']);
    expect(await visit('/file?x')).toEqual([301, '/media/Name.pdf?x']);
  });

  test('a redirect to a page that is gone is gone as well, and comes back with it', async () => {
    const url = await createBlog('living');
    await send('POST', '/api/redirects', { path: '/one', target: '/two' });
    await send('POST', '/api/redirects', { path: '/two', target: '/blogs/living' });
    await send('POST', '/api/redirects', { path: '/three', target: '/blogs/never' });
    await send('POST', '/api/redirects', { path: '/four', target: '/no-such-town' });
    await send('POST', '/api/redirects', { path: '/five', target: '/services/no-such-page' });
    await send('POST', '/api/redirects', { path: '/six', target: '/prices/2026.pdf' });
    expect(await visit('/one')).toEqual([301, '/blogs/living']);
    const { undo } = (await send('DELETE', url)).json();
    for (const path of ['/one', '/two', '/three', '/four', '/five', '/blogs/living']) {
      expect([path, await visit(path)]).toEqual([path, [410, undefined]]);
    }
    // A file beside the pages may be there.
    expect(await visit('/six')).toEqual([301, '/prices/2026.pdf']);
    await send('POST', undo);
    expect(await visit('/one')).toEqual([301, '/blogs/living']);
    await send('PUT', `${url}?status=draft`, { title: 'A', slug_url: 'living' });
    await send('DELETE', url);
    await send('POST', '/api/redirects', { path: '/blogs/living', target: '/contact' });
    expect(await visit('/one')).toEqual([301, '/contact']);
    // The redirect in the middle is removed: the first would lead to a page that is not there.
    const all: { redirect_id: number; path: string }[] = (
      await send('GET', '/api/redirects')
    ).json().items;
    const middle = all.find(({ path }) => path === '/two');
    await send('DELETE', `/api/redirects/${middle?.redirect_id}`);
    expect(await visit('/one')).toEqual([410, undefined]);
    expect(await visit('/two')).toEqual([404, undefined]);
  });

  test('what a redirect replaced and a target without a page are answered as warnings', async () => {
    const url = await createBlog('living');
    await rename(url, 'here');
    const add = async (path: string, target: string | null) => {
      const answer = await send('POST', '/api/redirects', { path, target });
      expect(answer.statusCode).toBe(201);
      return answer.json().warnings;
    };
    expect(await add('/one', '/contact')).toEqual([]);
    expect(await add('/one', '/contact')).toEqual([]);
    expect(await add('/One/', '/blogs/here')).toEqual([
      'It replaced the redirect of /one to /contact.',
    ]);
    expect(await add('/one', null)).toEqual(['It replaced the redirect of /one to /blogs/here.']);
    expect(await add('/one', '/nowhere')).toEqual([
      ...['It replaced the redirect of /one to “gone”.'],
      ...['/nowhere answers 404 today: there is no page.'],
    ]);
    const [warning] = await add('/blogs/living', '/blogs/here');
    expect(warning).toMatch(/^It replaced the redirect of \/blogs\/living to the blog \d+\.$/);
    expect(await add('/two', '/one')).toEqual(['/one answers 410 today: there is no page.']);
    expect(await add('/file', '/media/Name.pdf')).toEqual([
      '/media/Name.pdf answers 404 today: there is no page.',
    ]);
    expect(await add('/robots', '/robots.txt')).toEqual([]);
    await server.app.storeVisits();
    const { missed } = await server.db
      .selectFrom('missed_addresses')
      .select((eb) => eb.fn.countAll().as('missed'))
      .executeTakeFirstOrThrow();
    expect(Number(missed)).toBe(0);
  });

  test.each(['/a/../b', '/a//b', '/a/.', '//a'])(
    '%s is no address that browsers ask for',
    async (path) => {
      expect((await send('POST', '/api/redirects', { path, target: '/contact' })).statusCode).toBe(
        400,
      );
    },
  );

  test('a page that stands at a target wins over what its address was', async () => {
    await send('POST', '/api/redirects', { path: '/old', target: '/marina' });
    await send('POST', '/api/locationpages/create', { slug_url: 'marina', main_heading: 'A' });
    const row = { target: '/contact', kind: null, item_id: null };
    await saveRedirect(server.db, { path: '/marina', ...row });
    expect(await visit('/old')).toEqual([301, '/marina']);
  });

  test('the address of an edition whose original is taken back may lead elsewhere', async () => {
    await addLanguages(server.db);
    const url = await createBlog('wells');
    const edition = url.replace('/blog', '/api/editions/blog');
    const values = { title: 'Wells', slug_url: 'new' };
    await send('PUT', `${edition}/ar`, { values, status: 'published' });
    const redirect = { path: '/ar/blogs/new', target: '/contact' };
    expect((await send('POST', '/api/redirects', redirect)).statusCode).toBe(400);
    await unpublish(server.db, 'blog', url.replace('/blog/', ''), {});
    expect((await send('POST', '/api/redirects', redirect)).statusCode).toBe(201);
    expect(await visit('/ar/blogs/new')).toEqual([301, '/contact']);
  });
});
