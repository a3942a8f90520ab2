import { beforeEach, expect, test } from 'vitest';
import { saveRedirect } from '../../../db/content/addresses/redirects.ts';
import { insertItem } from '../../../db/content/change-items.ts';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { type TestServer, testServer } from '../../../tests/server.ts';
import { findOldAddress } from './old-addresses.ts';

/** Addresses that were rendered. */
let rendered: string[] = [];
let server: TestServer;

const renderer = {
  islandsUrl: '',
  async render({ url }: Request) {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    return { status: 404, headers: { 'content-type': 'text/plain' }, html: 'Not found.' };
  },
};

describeOnBothDatabases('old addresses', ({ open }) => {
  beforeEach(async () => {
    rendered = [];
    server = await testServer({ database: await open(), renderer });
  });

  const lead = (path: string, target: string | null) =>
    saveRedirect(server.db, { path, target, kind: null, item_id: null });

  test('an address that leads elsewhere renders no page, asked in whatever way', async () => {
    await lead('/old', '/contact#form');
    const answers = await Promise.all([
      server.call({ url: '/old?utm=a' }),
      server.call({ method: 'HEAD', url: '/old' }),
      server.call({ url: '/old?preview=1' }),
      server.call({ url: '/old', token: server.token }),
    ]);
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [301, '/contact?utm=a#form'],
      [301, '/contact#form'],
      [301, '/contact?preview=1#form'],
      [301, '/contact#form'],
    ]);
    expect(answers[0]?.headers['cache-control']).toBe('no-cache');
    expect(rendered).toEqual([]);
  });

  test('a deleted page and an unknown one are rendered', async () => {
    await lead('/closed', null);
    expect((await server.call({ url: '/closed' })).statusCode).toBe(410);
    expect((await server.call({ url: '/unknown' })).statusCode).toBe(404);
    expect(rendered).toEqual(['/closed', '/unknown']);
  });

  test('a live page wins over a redirect of its address, by each of its readings', async () => {
    const { db } = server;
    const fields = { title: 'First Blog', slug_url: 'First Blog' };
    await insertItem(db, blogKind, blogInput.parse(fields));
    await db.updateTable('blogs').set({ status: 'published' }).execute();
    // As a release before the computed slugs may have left it.
    await db.updateTable('blogs').set({ slug: 'other' }).execute();
    for (const path of ['/blogs/first-blog', '/blogs/other', '/blogs/none']) {
      await lead(path, '/contact');
    }
    expect(await findOldAddress(db, '/blogs/first-blog')).toBeNull();
    expect(await findOldAddress(db, '/blogs/other')).toBeNull();
    expect(await findOldAddress(db, '/blogs/none')).toEqual({ status: 301, location: '/contact' });
    expect(await findOldAddress(db, '/contact')).toBeNull();
  });
});
