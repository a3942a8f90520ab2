import { beforeEach, expect, test } from 'vitest';
import { insertCategory } from '../../db/content/categories.ts';
import { deleteItem, insertItem } from '../../db/content/change-items.ts';
import { purgeTrash } from '../../db/content/history/restore.ts';
import { trashDays } from '../../domain/content/item.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { day, minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { everythingStored, type TestServer, testServer } from '../server.ts';

const study = { heroHeading: 'Harbour', sec4Heading: 'Results', sec4SubHeading: 'In figures' };
const page = { slug_url: 'Baku Marina', main_heading: 'Marina' };

describeOnBothDatabases('R-X-17 trash', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  function send(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    return server.call({ method, url, token: server.token, body });
  }

  const trash = async (query = '') =>
    (await server.call({ url: `/api/trash${query}`, token: server.token })).json().items;

  /** One of each, with the lists that show it. */
  async function createAll(): Promise<{ url: string; list: string }[]> {
    const { _id } = (await send('POST', '/api/caseStudies')).json();
    await send('PUT', `/api/caseStudies/${_id}`, study);
    const { category_id: category } = await insertCategory(server.db, 'SEO');
    const blog = (await send('POST', '/blog', { title: 'A blog', category })).json();
    const location = (await send('POST', '/api/locationpages/create', page)).json();
    return [
      { url: `/api/caseStudies/${_id}`, list: '/api/caseStudies' },
      { url: `/blog/${blog.data.blog_id}`, list: '/blog' },
      { url: `/api/locationpages/${location.data.location_id}`, list: '/api/locationpages' },
    ];
  }

  test('Undo brings back every kind exactly as it was', async () => {
    for (const { url, list } of await createAll()) {
      const before = await server.call({ url });
      const listed = await server.call({ url: list });
      const { undo } = (await send('DELETE', url)).json();
      for (const token of [undefined, server.token]) {
        expect((await server.call({ url, token })).statusCode).toBe(404);
        const gone = (await server.call({ url: list, token })).json();
        expect(gone.data ?? gone).toEqual([]);
      }
      const answer = await send('POST', undo);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().message).toMatch(/is restored\.$/);
      const after = await server.call({ url });
      expect(after.json()).toEqual(before.json());
      expect(after.headers.etag).not.toBe(before.headers.etag);
      expect((await server.call({ url: list })).json()).toEqual(listed.json());
      expect((await send('POST', undo)).statusCode).toBe(404);
    }
    expect(await trash()).toEqual([]);
  });

  test('the trash names what, when and who', async () => {
    for (const { url } of await createAll()) await send('DELETE', url);
    const list = await trash();
    expect(list.map(({ title }: { title: string }) => title).sort()).toEqual([
      'A blog',
      'Harbour',
      'Marina',
    ]);
    for (const { deleted_by, deleted_at } of list) {
      expect(deleted_by).toBe('admin@example.com');
      expect(Date.parse(deleted_at)).toBeGreaterThan(Date.now() - minute);
    }
    expect((await server.call({ url: '/api/trash' })).statusCode).toBe(401);
  });

  test('an address that was taken meanwhile is refused and says what to do', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One', slug_url: 'same' })).json();
    const { undo } = (await send('DELETE', `/blog/${data.blog_id}`)).json();
    const other = (await send('POST', '/blog', { title: 'Two', slug_url: 'Same' })).json().data;
    const before = await everythingStored(server.db);
    const refused = await send('POST', undo);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/'One'.*Change the Slug URL.*then restore/);
    expect(await everythingStored(server.db)).toBe(before);
    await send('PUT', `/blog/${other.blog_id}`, { title: 'Two', slug_url: 'other' });
    expect((await send('POST', undo)).statusCode).toBe(200);
  });

  test('a blog whose category is gone comes back without one', async () => {
    const [, blog] = await createAll();
    const url = blog?.url ?? '';
    const { undo } = (await send('DELETE', url)).json();
    await server.db.deleteFrom('categories').execute();
    expect((await send('POST', undo)).statusCode).toBe(200);
    expect((await server.call({ url })).json().data.category).toBeNull();
  });

  test('a newer draft whose category is gone comes back without one, and can be published', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    const url = `/blog/${data.blog_id}`;
    const made = (await send('POST', '/api/categories', { category: 'SEO' })).json().data;
    const draft = { title: 'Two', category: made.category_id };
    await send('PUT', `${url}?status=draft`, draft);
    const { undo } = (await send('DELETE', url)).json();
    const deleted = await send('DELETE', `/api/categories/${made.category_id}`);
    expect(deleted.statusCode).toBe(200);
    expect((await send('POST', undo)).statusCode).toBe(200);
    const published = await send('POST', `/api/publishing/blog/${data.blog_id}/publish`);
    expect(published.json()).toMatchObject({ message: expect.stringMatching(/published/) });
    expect((await server.call({ url })).json().data).toMatchObject({
      title: 'Two',
      category: null,
    });
  });

  test('deleting for ever leaves nothing', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    const { undo } = (await send('DELETE', `/blog/${data.blog_id}`)).json();
    const answer = await send('DELETE', `/api/trash/blog/${data.blog_id}`);
    expect(answer.json()).toEqual({ message: "'One' is deleted permanently." });
    expect((await send('POST', undo)).statusCode).toBe(404);
    expect((await send('DELETE', `/api/trash/blog/${data.blog_id}`)).statusCode).toBe(404);
    for (const url of ['/api/trash/user/1', '/api/trash/blog/0', '/api/trash/blog/x']) {
      expect((await send('DELETE', url)).statusCode).toBe(404);
    }
  });

  test('a name that is deleted twice is two things in the trash', async () => {
    for (const title of ['Same', 'Same']) {
      const { blog_id } = await insertItem(server.db, blogKind, blogInput.parse({ title }));
      await deleteItem(server.db, blogKind, blog_id);
    }
    expect(await trash()).toHaveLength(2);
  });

  test('what is older than 30 days goes by itself, once, however many instances look', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    await send('DELETE', `/blog/${data.blog_id}`);
    expect(await purgeTrash(server.db, Date.now() + (trashDays - 1) * day)).toEqual([]);
    expect(await trash()).toHaveLength(1);
    const later = Date.now() + (trashDays + 1) * day;
    const purged = await Promise.all([1, 2, 3].map(() => purgeTrash(server.db, later)));
    expect(purged.flat()).toEqual(['One']);
    expect(await trash()).toEqual([]);
  });

  test('a start empties the trash', async () => {
    const { data } = (await send('POST', '/blog', { title: 'One' })).json();
    await send('DELETE', `/blog/${data.blog_id}`);
    await server.db.updateTable('trash').set({ deleted_at: '2020-01-01T00:00:00.000Z' }).execute();
    const database = { db: server.db, kind: server.app.services.kind };
    await server.db.deleteFrom('users').execute();
    const second = await testServer({ database });
    expect((await second.call({ url: '/api/trash', token: second.token })).json().items).toEqual(
      [],
    );
  });
});
