import { expect, test } from 'vitest';
import { insertItem } from '../../db/content/change-items.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { testServer } from '../server.ts';

describeOnBothDatabases('targets', ({ open }) => {
  test('R-P-10 the items that links name say where they stand', async () => {
    const server = await testServer({ database: await open() });
    const { db, token, call } = server;
    const input = (name: string) => pageKind.input.parse({ name, path: `/${name}` });
    const shown = await insertItem(db, pageKind, input('shown'));
    const draft = await insertItem(db, pageKind, input('draft'), { status: 'draft' });
    const deleted = await insertItem(db, pageKind, input('deleted'));
    await call({ method: 'DELETE', url: `/api/pages/${deleted.page_id}`, token });
    const ids = [shown, draft, deleted].map(({ page_id }) => page_id);
    const of = [...ids.map((id) => `page:${id}`), 'page:999', 'tel:1234', 'x'].join();
    const { targets } = (await call({ url: `/api/targets?of=${of}`, token })).json();
    const page = (id: number | undefined) => ({ target: `page:${id}`, kind: 'page', id: `${id}` });
    expect(targets).toEqual([
      { ...page(ids[0]), title: 'shown', state: 'published', address: '/shown' },
      { ...page(ids[1]), title: 'draft', state: 'draft', address: null },
      { ...page(ids[2]), title: '', state: 'trash', address: null },
      { ...page(999), title: '', state: 'gone', address: null },
    ]);
    const many = Array.from({ length: 101 }, (_, at) => `page:${at}`).join();
    expect((await call({ url: `/api/targets?of=${many}`, token })).statusCode).toBe(400);
    expect((await call({ url: '/api/targets?of=page:1' })).statusCode).toBe(401);
  });
});
