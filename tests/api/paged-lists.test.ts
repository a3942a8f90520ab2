import { beforeEach, expect, test } from 'vitest';
import { deleteItem, insertItem } from '../../db/content/change-items.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';

describeOnBothDatabases('lists that come page by page', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  async function pageAt(path: string, query: Record<string, string | number> = {}) {
    const parts = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const url = `${path}?${new URLSearchParams(parts)}`;
    const answer = await server.call({ url, token: server.token });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  async function trash(title: string, deleted_at?: string): Promise<void> {
    const { blog_id } = await insertItem(server.db, blogKind, blogInput.parse({ title }));
    await deleteItem(server.db, blogKind, blog_id);
    if (!deleted_at) return;
    const item = server.db.updateTable('trash').set({ deleted_at });
    await item.where('item_id', '=', String(blog_id)).execute();
  }

  async function addRedirects(from: number, to: number): Promise<void> {
    const made = { made_by: '', made_at: '2026-11-01T00:00:00.000Z', last_hit_at: null };
    const numbers = Array.from({ length: to - from }, (_, index) => from + index);
    const rows = numbers.map((n) => ({ path: `/old-${n}`, target: `/goal-${n}`, hits: n % 7 }));
    const values = rows.map((row) => ({ ...row, ...made, kind: null, item_id: null }));
    await server.db.insertInto('redirects').values(values).execute();
  }

  test('R-X-05 redirects: sixty a page, three orders, words of both addresses', async () => {
    await addRedirects(100, 230);
    const paths = async (query: object) =>
      (await pageAt('/api/redirects', { ...query })).items.map((it: { path: string }) => it.path);
    const first = await pageAt('/api/redirects');
    expect(first).toMatchObject({ total: 130, found: 130, page: 1, pages: 3 });
    expect(first.items).toHaveLength(60);
    expect(first.items[0]).toMatchObject({ path: '/old-229', target: '/goal-229', kind: null });
    expect(await paths({ page: 99 })).toEqual(
      Array.from({ length: 10 }, (_, index) => `/old-${109 - index}`),
    );
    expect((await paths({ sort: 'address' }))[0]).toBe('/old-100');
    const byUses = (await pageAt('/api/redirects', { sort: 'uses' })).items;
    expect(byUses.slice(0, 2).map((it: { path: string }) => it.path)).toEqual([
      ...['/old-223', '/old-216'],
    ]);
    expect(await paths({ find: 'GOAL-11 old' })).toEqual(
      Array.from({ length: 10 }, (_, index) => `/old-${119 - index}`),
    );
    expect(await pageAt('/api/redirects', { find: '1%' })).toMatchObject({ found: 0, total: 130 });
    expect(await pageAt('/api/redirects', { find: '\0' })).toMatchObject({ found: 0, items: [] });
  });

  test('a redirect is found by the words of its goal as people write them', async () => {
    const body = { path: '/قديم', target: '/Café' };
    await server.call({ method: 'POST', url: '/api/redirects', token: server.token, body });
    for (const find of ['قديم', 'café', 'CAFÉ']) {
      expect(await pageAt('/api/redirects', { find })).toMatchObject({ found: 1 });
    }
  });

  test('more found redirects than are put in order at once come by an index', async () => {
    for (let from = 1_000; from < 2_400; from += 200) await addRedirects(from, from + 200);
    const found = await pageAt('/api/redirects', { find: 'old', sort: 'address', page: 24 });
    expect(found).toMatchObject({ total: 1_400, found: 1_400, page: 24, pages: 24 });
    expect(found.items.map((it: { path: string }) => it.path)).toEqual(
      Array.from({ length: 20 }, (_, index) => `/old-${2_380 + index}`),
    );
  });

  test('R-X-17 the trash: what was deleted last or what goes next, words of titles', async () => {
    await trash('Über Baku', '2026-11-20T00:00:00.000Z');
    await trash('Second', '2026-11-21T00:00:00.000Z');
    await trash('Third', '2026-11-22T00:00:00.000Z');
    const titles = async (query: object) =>
      (await pageAt('/api/trash', { ...query })).items.map((it: { title: string }) => it.title);
    expect(await titles({})).toEqual(['Third', 'Second', 'Über Baku']);
    expect(await titles({ sort: 'leaving' })).toEqual(['Über Baku', 'Second', 'Third']);
    expect(await titles({ find: 'baku ÜBER' })).toEqual(['Über Baku']);
    expect(await pageAt('/api/trash', { find: 'none' })).toEqual({
      items: [],
      total: 3,
      found: 0,
      page: 1,
      pages: 1,
    });
    // As a release leaves it that does not know the column.
    await server.db.updateTable('trash').set({ search_text: '' }).execute();
    expect(await titles({ find: 'SECOND' })).toEqual(['Second']);
  });
});
