import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';

const url = '/api/items/blog';

describeOnBothDatabases("the back office's lists", (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
    const { token } = server;
    for (const title of ['One', 'Two', '']) {
      await server.call({ method: 'POST', url: '/blog', token, body: { title } });
    }
  });

  async function titles(query = ''): Promise<string[]> {
    const answer = await server.call({ url: url + query, token: server.token });
    expect(answer.statusCode).toBe(200);
    return answer.json().items.map(({ item }: { item: { title: string } }) => item.title);
  }

  test('an administrator gets a page in an order, searched, with drafts', async () => {
    expect(await titles()).toEqual(['', 'Two', 'One']);
    expect(await titles('?sort=title')).toEqual(['One', 'Two', '']);
    expect(await titles('?find=tw&sort=newest&page=1')).toEqual(['Two']);
    const { items, ...rest } = (await server.call({ url, token: server.token })).json();
    const authors = ['admin@example.com'];
    expect(rest).toEqual({ total: 3, found: 3, page: 1, pages: 1, authors, editions: [] });
    expect(await titles('?state=draft&category=none&author=admin%40example.com')).toEqual(['']);
    expect(items[1]).toMatchObject({ state: 'published', address: '/blogs/two' });
    expect(items.map(({ status }: { status: string }) => status)).toEqual([
      'draft',
      'published',
      'published',
    ]);
  });

  test('R-6-03 nobody else does', async () => {
    for (const path of [url, '/api/items?find=x', `${url}/slugs/one`, '/api/category-uses']) {
      expect((await server.call({ url: path })).statusCode).toBe(401);
      await server.addUser(`${path.length}@example.com`);
      const token = await server.signIn(`${path.length}@example.com`);
      expect((await server.call({ url: path, token })).statusCode).toBe(403);
    }
  });

  test('what cannot be asked for is refused with a sentence', async () => {
    const { token } = server;
    const tooLong = `find=${'x'.repeat(101)}`;
    const unknown = ['state=Draft', 'category=0', 'category=All', `author=${'x'.repeat(255)}`];
    for (const query of [tooLong, 'sort=Title', 'page=0', 'page=100001', 'page=1.5', ...unknown]) {
      const answer = await server.call({ url: `${url}?${query}`, token });
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.json().message).toMatch(/\.$/);
    }
    expect((await server.call({ url: '/api/items/users', token })).statusCode).toBe(404);
  });

  test('items of all kinds are found at once, by what they are called first', async () => {
    const { token } = server;
    const add = (url: string, body: object) => server.call({ method: 'POST', url, token, body });
    await add('/api/locationpages/create', {
      slug_url: 'seo-muscat',
      main_heading: 'One in Muscat',
    });
    await add('/blog', { title: 'Elsewhere', brief_paragraph: 'One more word' });
    await add('/blog?status=draft', { title: 'ONE draft' });
    const find = async (words: string) => {
      const { items } = (await server.call({ url: `/api/items?find=${words}`, token })).json();
      return items;
    };
    expect(await find('one')).toEqual([
      { kind: 'blog', id: '5', title: 'ONE draft', state: 'draft' },
      { kind: 'location-page', id: '1', title: 'One in Muscat', state: 'published' },
      { kind: 'blog', id: '1', title: 'One', state: 'published' },
      { kind: 'blog', id: '4', title: 'Elsewhere', state: 'published' },
    ]);
    for (const words of ['', 'nowhere', '%00', '%25', '_']) expect(await find(words)).toEqual([]);
  });

  test('R-7-26 a form is told who has a slug, and which is free', async () => {
    const holderOf = async (kind: string, slug: string) =>
      (await server.call({ url: `/api/items/${kind}/slugs/${slug}`, token: server.token })).json();
    expect(await holderOf('blog', 'one')).toEqual({ id: '1', free: 'one-2' });
    for (const [kind, slug] of [
      ['blog', 'three'],
      ['blog', '%00'],
      ['location-page', 'one'],
      ['case-study', 'one'],
    ] as const) {
      expect(await holderOf(kind, slug), `${kind} ${slug}`).toEqual({ id: null, free: '' });
    }
    await server.call({
      method: 'POST',
      url: '/api/locationpages/create',
      token: server.token,
      body: { slug_url: 'seo-muscat', main_heading: 'SEO' },
    });
    // What belongs to the site, or to an item of another kind, is nobody's to have.
    for (const [kind, slug, free] of [
      ['page', '%2Fadmin', '/admin-2'],
      ['page', '%2Fit', '/it-2'],
      ['page', '%2Fseo-muscat', '/seo-muscat-2'],
      ['location-page', 'contact', 'contact-2'],
    ] as const) {
      expect(await holderOf(kind, slug), `${kind} ${slug}`).toEqual({ id: null, free });
    }
  });

  test('D31 the blogs of each category are counted', async () => {
    const { token } = server;
    const ask = async () => (await server.call({ url: '/api/category-uses', token })).json();
    expect(await ask()).toEqual([]);
    const body = { category: 'SEO' };
    await server.call({ method: 'POST', url: '/api/categories', token, body });
    const { data } = (await server.call({ url: '/api/categories' })).json();
    const { category_id } = data.at(-1);
    for (const id of [1, 2]) {
      const change = { title: 'In it', slug_url: `in-${id}`, category: category_id };
      await server.call({ method: 'PUT', url: `/blog/${id}`, token, body: change });
    }
    expect(await ask()).toEqual([{ category_id, blogs: 2 }]);
  });

  test('the overview counts the items of each kind', async () => {
    const { counts } = (await server.call({ url: '/api/overview', token: server.token })).json();
    expect(counts).toEqual({ 'case-study': 0, blog: 3, 'location-page': 0, page: 0 });
  });
});
