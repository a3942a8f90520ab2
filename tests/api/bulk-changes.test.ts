import { beforeEach, expect, test } from 'vitest';
import { purgeBulkChanges } from '../../db/content/bulk/bulk-changes.ts';
import type { BulkResult } from '../../domain/api/content/bulk.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('many items of a list', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  async function ask(method: 'GET' | 'POST' | 'PUT', url: string, body?: object) {
    return (await server.call({ method, url, token: server.token, body })).json();
  }

  async function add(title: string, more: object = {}, status = ''): Promise<string> {
    const query = status && `?status=${status}`;
    return String((await ask('POST', `/blog${query}`, { title, ...more })).data.blog_id);
  }

  async function change(body: object, kind = 'blog') {
    const { results, bulk } = await ask('POST', `/api/items/${kind}/bulk`, body);
    return { bulk, outcomes: results.map(({ outcome }: BulkResult) => outcome), results };
  }

  async function undo(bulk: string): Promise<BulkResult[]> {
    return (await ask('POST', `/api/bulk-changes/${bulk}/undo`)).results;
  }

  async function states(): Promise<Record<string, string>> {
    const { items } = await ask('GET', '/api/items/blog');
    return Object.fromEntries(
      items.map(({ item, state }: { item: { title: string }; state: string }) => [
        item.title,
        state,
      ]),
    );
  }

  test('drafts are published together; what cannot be is named, the others go on', async () => {
    const ids = [await add('One', {}, 'draft'), await add('Two'), await add('')];
    const { outcomes, results } = await change({ action: 'publish', ids: [...ids, '99', ids[0]] });
    expect(outcomes).toEqual(['done', 'unchanged', 'refused', 'refused']);
    expect(results.map(({ message }: BulkResult) => message)).toEqual([
      "'One' is published.",
      "'Two' was published already.",
      'This blog has no address yet. Give it a title or a Slug URL first.',
      'There is no such blog. Perhaps somebody has deleted it.',
    ]);
    expect(await states()).toEqual({ One: 'published', Two: 'published', '': 'draft' });
  });

  test('an undo brings the state, the newer draft, its time and every typed character back', async () => {
    const half = [{ heading: 'Only a heading', paragraph: '' }];
    const never = await add('Never', { blogs_content: half }, 'draft');
    const changed = await add('Changed');
    const waiting = { title: 'Changed', slug_url: 'elsewhere', brief_paragraph: 'New' };
    await ask('PUT', `/blog/${changed}?status=draft`, waiting);
    const times = { publish_at: '2999-01-01T00:00:00.000Z', unpublish_at: null };
    await ask('PUT', `/api/publishing/blog/${changed}`, times);
    const before = await Promise.all([
      ask('GET', `/blog/${never}`),
      ask('GET', `/api/publishing/blog/${changed}`),
      ask('GET', `/blog/${changed}`),
    ]);
    const { bulk } = await change({ action: 'publish', ids: [never, changed] });
    expect(await states()).toEqual({ Never: 'published', Changed: 'published' });
    expect((await ask('GET', `/blog/${never}`)).data.blogs_content).toEqual([]);
    expect((await ask('GET', `/blog/${changed}`)).data.slug_url).toBe('elsewhere');
    const undone = await undo(bulk);
    expect(undone.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await states()).toEqual({ Never: 'draft', Changed: 'scheduled' });
    const again = { updated_at: expect.any(String) };
    expect(await ask('GET', `/blog/${never}`)).toEqual(before[0]);
    expect(await ask('GET', `/api/publishing/blog/${changed}`)).toEqual({ ...before[1], ...again });
    expect(await ask('GET', `/blog/${changed}`)).toEqual(before[2]);
    expect(await undo(bulk)).toEqual([]);
  });

  test('what is taken back is gone for visitors, and there again after an undo', async () => {
    const ids = [await add('One'), await add('Two')];
    const { bulk, outcomes } = await change({ action: 'take back', ids });
    expect(outcomes).toEqual(['done', 'done']);
    expect(await states()).toEqual({ One: 'taken back', Two: 'taken back' });
    expect((await server.call({ url: `/blog/${ids[0]}` })).statusCode).toBe(404);
    await ask('PUT', `/blog/${ids[1]}`, { title: 'Two', slug_url: 'two' });
    const results = await undo(bulk);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused']);
    expect(results.find(({ id }) => id === ids[1])?.message).toBe(
      "Somebody has changed 'Two' since. Its history holds what it was.",
    );
    expect(await states()).toEqual({ One: 'published', Two: 'taken back' });
  });

  test('D31 a category is set in the published text and in the newer draft, and undone in both', async () => {
    const { data } = await ask('POST', '/api/categories', { category: 'SEO' });
    const [id, other] = [await add('One'), await add('Two')];
    await ask('PUT', `/blog/${id}?status=draft`, { title: 'Newer', slug_url: 'one' });
    const category = data.category_id;
    const set = { action: 'set category', category };
    const first = await change({ ...set, ids: [id] });
    const { bulk } = await change({ ...set, ids: [other, id], bulk: first.bulk });
    expect(bulk).toBe(first.bulk);
    const both = async () => {
      const { draft } = await ask('GET', `/api/publishing/blog/${id}`);
      return [(await ask('GET', `/blog/${id}`)).data.category, draft.category];
    };
    expect(await both()).toEqual([category, category]);
    expect((await undo(bulk)).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await both()).toEqual([null, null]);
    const unknown = await change({ action: 'set category', category: 99, ids: [id] });
    expect(unknown.results[0].message).toMatch(/does not exist/);
    const page = { slug_url: 'seo-muscat', main_heading: 'SEO' };
    await ask('POST', '/api/locationpages/create', page);
    const refused = await change({ ...set, ids: ['1'] }, 'location-page');
    expect(refused.results[0].message).toBe('A location page has no category.');
  });

  test('a blog whose category was deleted since keeps its new one', async () => {
    const [from, to] = await Promise.all(
      ['From', 'To'].map(
        async (category) => (await ask('POST', '/api/categories', { category })).data.category_id,
      ),
    );
    const id = await add('One', { category: from });
    const { bulk } = await change({ action: 'take back', ids: [id] });
    const { token } = server;
    const tag = async () => (await server.call({ url: `/blog/${id}`, token })).headers.etag;
    const read = await tag();
    const url = `/api/categories/${from}?moveTo=${to}`;
    await server.call({ method: 'DELETE', url, token });
    expect(await tag()).not.toBe(read);
    expect((await undo(bulk)).map(({ outcome }) => outcome)).toEqual(['refused']);
    expect((await ask('GET', `/blog/${id}`)).data.category).toBe(to);
  });

  test('an undo leaves a category that was deleted since out of the newer draft, too', async () => {
    const [from, to] = await Promise.all(
      ['From', 'To'].map(
        async (category) => (await ask('POST', '/api/categories', { category })).data.category_id,
      ),
    );
    const id = await add('One');
    await ask('PUT', `/blog/${id}?status=draft`, { title: 'Two', category: from });
    const { bulk } = await change({ action: 'set category', category: to, ids: [id] });
    await server.call({ method: 'DELETE', url: `/api/categories/${from}`, token: server.token });
    expect((await undo(bulk)).map(({ outcome }) => outcome)).toEqual(['done']);
    expect((await change({ action: 'publish', ids: [id] })).outcomes).toEqual(['done']);
    expect((await ask('GET', `/blog/${id}`)).data).toMatchObject({ title: 'Two', category: null });
  });

  test('R-X-17 what goes to the trash together comes back together', async () => {
    const ids = [await add('One'), await add('Two')];
    const { bulk, outcomes } = await change({ action: 'trash', ids });
    expect(outcomes).toEqual(['done', 'done']);
    expect((await ask('GET', '/api/trash')).items).toHaveLength(2);
    await ask('POST', `/api/trash/blog/${ids[0]}/restore`);
    const results = await undo(bulk);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
    expect(await states()).toEqual({ One: 'published', Two: 'published' });
  });

  test('changes under one name are undone together, the trash included', async () => {
    const { data } = await ask('POST', '/api/categories', { category: 'SEO' });
    const { category_id: category } = data;
    const half = [{ heading: 'Only a heading', paragraph: '' }];
    const ids = [await add('Filed', { blogs_content: half }, 'draft'), await add('Gone')];
    const before = await Promise.all(ids.map((id) => ask('GET', `/blog/${id}`)));
    const { bulk } = await change({ action: 'publish', ids });
    await change({ action: 'set category', category, ids, bulk });
    await change({ action: 'take back', ids: ids.slice(1), bulk });
    await change({ action: 'trash', ids: ids.slice(1), bulk });
    const results = await undo(bulk);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await states()).toEqual({ Filed: 'draft', Gone: 'published' });
    expect(await Promise.all(ids.map((id) => ask('GET', `/blog/${id}`)))).toEqual(before);
    expect(await undo(bulk)).toEqual([]);
  });

  test('what somebody changed between two of them is what an undo brings back', async () => {
    const id = await add('One');
    const { bulk } = await change({ action: 'take back', ids: [id] });
    await ask('PUT', `/blog/${id}?status=draft`, { title: 'Theirs' });
    await change({ action: 'publish', ids: [id], bulk });
    expect((await undo(bulk)).map(({ outcome }) => outcome)).toEqual(['done']);
    expect(await states()).toEqual({ Theirs: 'taken back' });
  });

  test('R-X-17 what somebody else has deleted since stays in the trash', async () => {
    const id = await add('One');
    const { bulk } = await change({ action: 'trash', ids: [id] });
    await ask('POST', `/api/trash/blog/${id}/restore`);
    await server.call({ method: 'DELETE', url: `/blog/${id}`, token: server.token });
    const [result] = await undo(bulk);
    expect(result).toMatchObject({
      outcome: 'refused',
      message: expect.stringMatching(/^Somebody has changed 'One'/),
    });
    expect((await ask('GET', '/api/trash')).items).toHaveLength(1);
  });

  test('R-X-18 the audit log has an entry for each item, and one where nothing was changed', async () => {
    const ids = [await add('One'), await add('Two')];
    await change({ action: 'take back', ids });
    await change({ action: 'take back', ids });
    const { entries } = await ask('GET', '/api/audit');
    const [nothing, ...others] = entries;
    expect(nothing).toMatchObject({ action: 'nothing changed', kind: 'blog' });
    expect(others.slice(0, 2)).toMatchObject([
      { action: 'unpublished', title: 'Two', item_id: ids[1] },
      { action: 'unpublished', title: 'One', item_id: ids[0] },
    ]);
  });

  test('more than sixty, and none, are refused with a sentence', async () => {
    const many = Array.from({ length: 61 }, (_, index) => String(index + 1));
    for (const [ids, sentence] of [
      [many, /At most 60 items can be changed at once/],
      [[], /choose at least one item/],
    ] as const) {
      const body = { action: 'publish', ids };
      const { token } = server;
      const url = '/api/items/blog/bulk';
      const answer = await server.call({ method: 'POST', url, token, body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(sentence);
    }
  });

  test('after thirty days nothing is left to undo', async () => {
    const { bulk } = await change({ action: 'take back', ids: [await add('One')] });
    await purgeBulkChanges(server.db, Date.now() + 1_000);
    expect(await undo(bulk)).toEqual([]);
  });
});
