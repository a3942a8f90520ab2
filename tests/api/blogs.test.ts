import { beforeEach, expect, test } from 'vitest';
import { insertCategory } from '../../db/content/categories.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

const full = {
  title: 'SEO tips for e-commerce',
  slug_url: 'SEO tips for e-commerce',
  brief_paragraph: 'Five things to do first.',
  author: 'Ana Reis',
  published_date: 'Ramadan 2024',
  blog_image: 'https://example.com/a.png',
  metaTitle: 'SEO tips',
  metaDescription: 'Tips',
  canonicalLink: '/blogs/seo-tips-for-e-commerce',
  blogs_content: [{ heading: 'One', paragraph: '<p>First</p>' }],
};

describeOnBothDatabases('blogs', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function write(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) {
    // Tests also send what no client of ours would: any JSON value is a body.
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json' };
    return server.call({ method, url, token: server.token, headers, ...sent });
  }

  async function create(body: object = full): Promise<number> {
    return (await write('POST', '/blog', body)).json().data.blog_id;
  }

  const list = async () => (await server.call({ url: '/blog' })).json().data;

  test('R-7-14 a new blog answers success and a message and is in the list', async () => {
    const answer = await write('POST', '/blog', full);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      status: 'success',
      data: { blog_id: expect.any(Number), category: null, ...full },
      message: 'Blog created.',
    });
    expect(await list()).toHaveLength(1);
  });

  test('R-3-05 the list gives seven keys per blog', async () => {
    const blog_id = await create();
    const answer = await server.call({ url: '/blog' });
    expect(answer.statusCode).toBe(200);
    const { title, slug_url, brief_paragraph, published_date, blog_image } = full;
    const item = { title, slug_url, brief_paragraph, published_date, blog_image };
    expect(answer.json()).toEqual({
      status: 'success',
      data: [{ blog_id, category: null, ...item }],
    });
  });

  test('R-3-06 one blog carries all its fields and its category', async () => {
    const { category_id: category } = await insertCategory(server.db, 'SEO');
    const blog_id = await create({ ...full, category });
    const answer = await server.call({ url: `/blog/${blog_id}` });
    expect(answer.json()).toEqual({ status: 'success', data: { blog_id, category, ...full } });
  });

  test('R-3-07 published_date is free text', async () => {
    const blog_id = await create();
    const answer = await server.call({ url: `/blog/${blog_id}` });
    expect(answer.json().data.published_date).toBe('Ramadan 2024');
  });

  test('R-7-15 a saved change reads back', async () => {
    const blog_id = await create();
    const answer = await write('PUT', `/blog/${blog_id}`, { ...full, title: 'New title' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'success', message: 'Blog saved.' });
    const read = await server.call({ url: `/blog/${blog_id}` });
    expect(read.json().data.title).toBe('New title');
  });

  test('R-7-15 a paragraph without a tag reads back as it was typed', async () => {
    const blogs_content = [{ heading: 'Q & A', paragraph: 'Fast & simple, 3 > 2, “5”\u00a0%' }];
    const blog_id = await create({ ...full, blogs_content });
    const read = await server.call({ url: `/blog/${blog_id}` });
    expect(read.json().data.blogs_content).toEqual(blogs_content);
  });

  test('R-7-16 a deleted blog is gone from the list', async () => {
    const blog_id = await create();
    const answer = await write('DELETE', `/blog/${blog_id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'success',
      data: { blog_id },
      message: 'Blog deleted.',
      undo: `/api/trash/blog/${blog_id}/restore`,
    });
    expect(await list()).toEqual([]);
  });

  test('R-5-14 pairs with an empty heading or paragraph are dropped', async () => {
    const blogs_content = Array.from({ length: 10 }, (_, n) => ({
      heading: n < 3 ? '' : `Heading ${n}`,
      paragraph: n === 9 ? ' ' : `<p>Paragraph ${n}</p>`,
    }));
    const answer = await write('POST', '/blog', { ...full, blogs_content });
    expect(answer.json().data.blogs_content).toEqual(blogs_content.slice(3, 9));
  });

  test('D50 a blog without slug and title is a draft', async () => {
    const blog_id = await create({});
    expect(await list()).toEqual([]);
    expect((await server.call({ url: `/blog/${blog_id}` })).statusCode).toBe(404);
    const asAdmin = await server.call({ url: `/blog/${blog_id}`, token: server.token });
    expect(asAdmin.statusCode).toBe(200);
  });

  test('T06 a script in a paragraph is not kept', async () => {
    const paragraph = '<p onclick="x()">Text</p><script>alert(1)</script>';
    const answer = await write('POST', '/blog', {
      ...full,
      blogs_content: [{ heading: 'A', paragraph }],
    });
    expect(answer.json().data.blogs_content[0].paragraph).toBe('<p>Text</p>');
  });

  const elevenPairs = Array.from({ length: 11 }, () => ({ heading: 'a', paragraph: 'b' }));
  test.each([
    ['R-5-16 eleven pairs', { ...full, blogs_content: elevenPairs }, 'blogs_content'],
    ['a category as text', { ...full, category: '1' }, 'category'],
    ['R-5-15 half a category', { ...full, category: 1.5 }, 'category'],
    ['an unknown category', { ...full, category: 999 }, 'category'],
    ['a slug with a slash', { ...full, slug_url: 'a/b' }, 'slug_url'],
    ['T07 a script as address', { ...full, blog_image: 'javascript:alert(1)' }, 'blog_image'],
    ['a null title', { ...full, title: null }, 'title'],
    [
      'a heading that is an object',
      { blogs_content: [{ heading: {} }] },
      'blogs_content.0.heading',
    ],
    ['a text instead of a blog', 'hello', 'body'],
    ['null', null, 'body'],
    ['nothing', undefined, 'body'],
  ])('%s is refused by name and changes nothing', async (_name, body, field) => {
    const blog_id = await create({ title: 'Kept' });
    const before = await everythingStored(server.db);
    for (const answer of [
      await write('POST', '/blog', body),
      await write('PUT', `/blog/${blog_id}`, body),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ status: 'fail', data: null });
      expect(answer.json().message).not.toBe('');
      expect(Object.keys(answer.json().errors)).toContain(field);
    }
    expect(await everythingStored(server.db)).toBe(before);
  });

  test('D31 the category All cannot be assigned', async () => {
    const { category_id: category } = await insertCategory(server.db, 'All');
    const answer = await write('POST', '/blog', { ...full, category });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.category).toContain("'All'");
    expect(await list()).toEqual([]);
  });

  test('D12 an address that another blog has is refused with 409', async () => {
    await create();
    const other = await create({ ...full, slug_url: 'other' });
    const before = await everythingStored(server.db);
    const taken = { ...full, slug_url: 'seo  TIPS for e-commerce' };
    for (const answer of [
      await write('POST', '/blog', taken),
      await write('PUT', `/blog/${other}`, taken),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ status: 'fail', data: null });
      expect(answer.json().errors.slug_url).toContain('already taken');
    }
    expect(await everythingStored(server.db)).toBe(before);
  });

  test.each(['GET', 'PUT', 'DELETE'] as const)(
    'R-7-23 %s of an unknown id answers 404 and status fail',
    async (method) => {
      for (const id of ['999', '0', '-1', '1e3', '1.0', 'x', '%00', '99999999999999999999']) {
        const body = method === 'PUT' ? full : undefined;
        const answer = await server.call({ method, url: `/blog/${id}`, token: server.token, body });
        expect(answer.statusCode, id).toBe(404);
        expect(answer.json(), id).toEqual({
          status: 'fail',
          data: null,
          message: expect.stringMatching(/^There is .+\.$/),
        });
      }
    },
  );
});
