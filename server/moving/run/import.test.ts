import { expect, test } from 'vitest';
import { addMissedAddresses } from '../../../db/content/addresses/missed-addresses.ts';
import { resolveAddress, saveRedirect } from '../../../db/content/addresses/redirects.ts';
import { insertItem, updateItem } from '../../../db/content/change-items.ts';
import { findContentVersion, onContentChange } from '../../../db/content/content-version.ts';
import { findItem, findItems } from '../../../db/content/find-items.ts';
import { restoreFromTrash } from '../../../db/content/history/restore.ts';
import { findEntry } from '../../../db/moving/entries.ts';
import { countPictures, retryPictures } from '../../../db/moving/import-pictures.ts';
import { changeImport, deleteImport, findImport, findImports } from '../../../db/moving/imports.ts';
import { countAddresses } from '../../../db/moving/old-addresses.ts';
import type { Database } from '../../../db/open.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import type { SourceEntry } from '../../../domain/moving/source-entry.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { addLanguages } from '../../../tests/editions.ts';
import { sourceItem } from '../../../tests/moving/import-parts.ts';
import { ledgerOf, never, planOf, runOf } from '../../../tests/moving/run-import.ts';
import { batchSize } from './in-batches.ts';
import { workOnNextImport } from './work-on-import.ts';

async function versions(db: Database) {
  const rows = await db.selectFrom('revisions').select('revision_id').execute();
  return rows.length;
}

const titles = async (db: Database, drafts = true) =>
  (await findItems(db, blogKind, { drafts })).map(({ title }) => title).sort();

describeOnBothDatabases('an import', ({ open }) => {
  test('R-I-02 writes nothing to content before it is started', async () => {
    const { db } = await open();
    const { import_id } = await planOf(db, [sourceItem('post 1')]);
    expect(await findImport(db, import_id)).toMatchObject({ state: 'planned' });
    expect(await titles(db)).toEqual([]);
    expect(await versions(db)).toBe(0);
    expect(await findEntry(db, import_id, 'post 1')).toMatchObject({
      state: 'planned',
      kind: 'blog',
      address: 'post-1',
    });
  });

  test('R-I-02 stops reading what is discarded meanwhile, and stores nothing more of it', async () => {
    const { db } = await open();
    let read = 0;
    async function* readExport() {
      for (; read < 200; read += 1) {
        const [found] = await findImports(db, 1);
        if (read === 60 && found) {
          await db.transaction().execute((inside) => deleteImport(inside, found.import_id));
        }
        yield sourceItem(`post ${read}`);
      }
    }
    await planOf(db, [], { parts: { readExport } });
    expect(read).toBeLessThan(101);
    expect(await db.selectFrom('import_entries').select('source_id').execute()).toEqual([]);
  });

  test('R-I-02 looks every two seconds whether it may go on reading', async () => {
    const { db } = await open();
    let time = Date.now();
    let read = 0;
    async function* readExport() {
      for (; read < 30; read += 1) {
        time += 1_000;
        await db.updateTable('imports').set({ state: 'refused' }).execute();
        yield sourceItem(`post ${read}`);
      }
    }
    await planOf(db, [], { parts: { readExport, now: () => time } });
    expect(read).toBeLessThan(5);
  });

  test('R-I-02 brings drafts, keeps the status or publishes, as chosen', async () => {
    const { db } = await open();
    const entries = [
      sourceItem('post 1', { title: 'Public' }),
      sourceItem('post 2', { title: 'Draft', status: 'draft' }),
    ];
    const publishedAt = '2999-01-01T08:00:00.000Z';
    const later = sourceItem('post 3', { title: 'Later', status: 'scheduled', publishedAt });
    await runOf(db, [...entries, later], { choices: { status: 'keep' } });
    expect(await titles(db, false)).toEqual(['Public']);
    expect(await titles(db)).toEqual(['Draft', 'Later', 'Public']);
    const waiting = await db.selectFrom('publishing').select('publish_at').execute();
    expect(waiting).toEqual([{ publish_at: publishedAt }]);
  });

  test('R-I-02 publishes nothing that was private there, behind a password or for members', async () => {
    const { db } = await open();
    const entries = [sourceItem('post 1'), sourceItem('post 2', { status: 'private' })];
    await runOf(db, entries, { choices: { status: 'publish' } });
    expect(await titles(db, false)).toEqual(['Title of post 1']);
    expect(await titles(db)).toEqual(['Title of post 1', 'Title of post 2']);
  });

  test('R-I-06 answers old addresses with 301 to the new ones', async () => {
    const { db } = await open();
    await runOf(db, [sourceItem('post 12')], { choices: { status: 'publish' } });
    for (const path of ['/2014/05/post-12', '/?p=12']) {
      expect(await resolveAddress(db, path), path).toEqual({
        status: 301,
        location: '/blogs/post-12',
      });
    }
  });

  test('R-I-06 answers the addresses that a known item has in a newer file only', async () => {
    const { db } = await open();
    const post = { slug: 'a', addresses: ['/2014/05/a/'] };
    const page = { type: 'page', slug: 'b', addresses: ['/2014/b/'] };
    await runOf(db, [sourceItem('post 1', post), sourceItem('post 2', page)]);
    const addresses = ['/2014/05/b/', '/2014/05/a/', '/b/'];
    const { import_id, ledger } = await runOf(db, [
      sourceItem('post 1', { ...post, title: 'New', addresses: addresses.slice(0, 2) }),
      sourceItem('post 2', { ...page, title: 'New', addresses: addresses.slice(2) }),
    ]);
    expect(ledger).toEqual({ changed: 2 });
    await db.updateTable('blogs').set({ status: 'published' }).execute();
    for (const path of ['/2014/05/b', '/2014/05/a']) {
      expect(await resolveAddress(db, path), path).toEqual({ status: 301, location: '/blogs/a' });
    }
    expect(await resolveAddress(db, '/b'), 'its own').toBe(null);
    expect(await countAddresses(db, import_id)).toEqual([
      ...[
        { state: 'redirect', count: 2 },
        { state: 'stays', count: 1 },
      ],
    ]);
  });

  test('R-I-02 says of a draft that a newer file publishes that it stays one', async () => {
    const { db } = await open();
    const choices = { status: 'keep' } as const;
    await runOf(db, [sourceItem('post 1', { status: 'draft' })], { choices });
    const { import_id, ledger } = await runOf(db, [sourceItem('post 1')], { choices });
    expect(ledger).toEqual({ unchanged: 1 });
    expect((await findEntry(db, import_id, 'post 1'))?.notes).toEqual([
      { what: 'status', became: 'Published there, not here: a later import changes no status.' },
    ]);
  });

  test('R-I-03 changes nothing when the same file comes again', async () => {
    const { db } = await open();
    const entries = [sourceItem('post 1'), sourceItem('post 2', { picture: '/a/b.jpg' })];
    await runOf(db, entries);
    const before = [await versions(db), await findContentVersion(db)];
    expect((await runOf(db, entries)).ledger).toEqual({ unchanged: 2 });
    expect([await versions(db), await findContentVersion(db)]).toEqual(before);
  });

  test('R-I-07 makes cached pages stale once for a batch of items', async () => {
    const { db } = await open();
    let changes = 0;
    onContentChange(db, () => {
      changes += 1;
    });
    const entries = Array.from({ length: 2 * batchSize }, (_, n) => sourceItem(`post ${n + 1}`));
    const choices = { status: 'publish' } as const;
    // A batch that takes long is stored before it is full.
    const at = Date.now();
    const { import_id, all, ledger } = await runOf(db, entries, {
      choices,
      parts: { now: () => at },
    });
    expect(ledger).toEqual({ imported: entries.length });
    expect(changes).toBe(2);
    await changeImport(db, import_id, { state: 'taking back' });
    await workOnNextImport(all, never, import_id);
    // One more for the entry that is no item.
    expect(changes).toBeLessThanOrEqual(5);
  });

  test('R-I-07 stores a batch without its bad item', async () => {
    const { db } = await open();
    const entries = [1, 2, 3].map((n) => sourceItem(`post ${n}`));
    const { import_id, all } = await planOf(db, entries);
    await insertItem(db, blogKind, { title: 'Own', slug_url: 'post-2' });
    await changeImport(db, import_id, { state: 'running' }, ['planned']);
    await workOnNextImport(all, never, import_id);
    expect(await ledgerOf(db, import_id)).toEqual({ imported: 2, dropped: 1 });
    expect((await findEntry(db, import_id, 'post 2'))?.reason).toMatch(/already taken/);
    expect(await titles(db)).toEqual(['Own', 'Title of post 1', 'Title of post 3']);
  });

  test('R-I-03 takes back all but what the site cannot do without', async () => {
    const { db } = await open();
    const legal = sourceItem('page 2', { type: 'page', slug: 'privacy-policy' });
    const choices = { status: 'publish' } as const;
    const { import_id, all } = await runOf(db, [sourceItem('post 1'), legal], { choices });
    await changeImport(db, import_id, { state: 'taking back' });
    await workOnNextImport(all, never, import_id);
    expect((await findImport(db, import_id))?.state).toBe('taken back');
    expect((await findEntry(db, import_id, 'page 2'))?.reason).toMatch(/cannot do without/);
    expect(await titles(db)).toEqual([]);
  });

  test('R-I-03 takes over what nobody has edited here, and asks for the rest', async () => {
    const { db } = await open();
    await runOf(db, [sourceItem('post 1'), sourceItem('post 2')]);
    const [first] = (await findItems(db, blogKind, { drafts: true })).filter(
      ({ slug_url }) => slug_url === 'post-1',
    );
    const blog = { ...first, title: 'Edited here', blogs_content: [] };
    await updateItem(db, blogKind, Number(first?.blog_id), blogKind.input.parse(blog), {
      status: 'draft',
    });
    const newer = [
      sourceItem('post 1', { title: 'Newer', picture: '/new.jpg' }),
      sourceItem('post 2', { title: 'Newer, too' }),
    ];
    const { ledger, import_id } = await runOf(db, newer);
    expect(ledger).toEqual({ asks: 1, changed: 1 });
    expect(await titles(db)).toEqual(['Edited here', 'Newer, too']);
    expect(await findEntry(db, import_id, 'post 1')).toMatchObject({ asks: ['title'] });
    const images = (await findItems(db, blogKind, { drafts: true })).map((one) => one.blog_image);
    expect(images.sort()).toEqual(['', '/media/new.jpg']);
  });

  test('R-I-07 goes on after a bad item, with the reason in its ledger', async () => {
    const { db } = await open();
    const bad = { what: 'unreadable', id: 'post 2', reason: 'It has no end.' } as const;
    const long = sourceItem('post 3', { title: 'x'.repeat(1_000) });
    const { ledger, import_id } = await runOf(db, [sourceItem('post 1'), bad, long]);
    expect(ledger).toEqual({ imported: 1, dropped: 2 });
    expect((await findEntry(db, import_id, 'post 2'))?.reason).toBe('It has no end.');
    expect((await findEntry(db, import_id, 'post 3'))?.reason).toMatch(/title/);
  });

  test('R-I-02 proposes an address where one is taken', async () => {
    const { db } = await open();
    const twins = [sourceItem('post 1', { slug: 'same' }), sourceItem('post 2', { slug: 'same' })];
    const { import_id } = await runOf(db, twins);
    expect(await findEntry(db, import_id, 'post 2')).toMatchObject({
      state: 'imported',
      address: 'same-2',
    });
  });

  test('R-I-05 keeps the pictures of an earlier import where the old site is gone', async () => {
    const { db } = await open();
    const picture = '/media/kept.jpg';
    const given = { file_name: 'kept.jpg', media_type: 'image/jpeg', size: 1, widths: '' };
    await db
      .insertInto('uploads')
      .values({ ...given, created_at: '' })
      .execute();
    const entry = (title: string) => sourceItem('post 1', { title, picture: '/a/kept.jpg' });
    await runOf(db, [entry('First')]);
    const gone = { keepPicture: async () => ({ reason: 'The old site does not answer.' }) };
    const { ledger, import_id } = await runOf(db, [entry('Newer')], { parts: gone });
    expect(ledger).toEqual({ changed: 1 });
    expect(await findItems(db, blogKind, { drafts: true })).toMatchObject([
      { title: 'Newer', blog_image: picture },
    ]);
    expect(await countPictures(db, import_id)).toEqual({ all: 1, missing: 0 });
  });

  test('R-I-05 tries missing pictures again of what an import has changed, and what that made stays', async () => {
    const { db } = await open();
    await runOf(db, [sourceItem('post 1')]);
    let isThere = false;
    const keepPicture = async (address: string) =>
      isThere ? { address, file: '/media/late.jpg' } : { reason: 'Not now.' };
    const newer = sourceItem('post 1', { picture: '/a/late.jpg' });
    const { import_id, all, ledger } = await runOf(db, [newer], { parts: { keepPicture } });
    expect(ledger).toEqual({ changed: 1 });
    isThere = true;
    await db.transaction().execute((transaction) => retryPictures(transaction, import_id));
    await changeImport(db, import_id, { state: 'running' }, ['finished']);
    await workOnNextImport(all, never, import_id);
    expect(await ledgerOf(db, import_id)).toEqual({ changed: 1 });
    const pictures = async () =>
      (await findItems(db, blogKind, { drafts: true })).map(({ blog_image }) => blog_image);
    expect(await pictures()).toEqual(['/media/late.jpg']);
    await changeImport(db, import_id, { state: 'taking back' });
    await workOnNextImport(all, never, import_id);
    expect(await pictures(), 'the item of the first import').toEqual(['/media/late.jpg']);
  });

  test('R-I-06 says of an attachment that nothing shows that its address leads nowhere', async () => {
    const { db } = await open();
    const file = (id: string): SourceEntry => ({
      what: 'file',
      id,
      address: `/a/${id}.jpg`,
      addresses: [`/${id}/`],
      alt: '',
      caption: '',
    });
    const shown = sourceItem('post 1', { picture: '/a/late.jpg' });
    let isThere = false;
    const keepPicture = async (address: string) =>
      isThere ? { address, file: '/media/late.jpg' } : { reason: 'Not now.' };
    const { import_id, all } = await runOf(db, [shown, file('late'), file('unused')], {
      parts: { keepPicture },
    });
    const looks = async () =>
      (await countAddresses(db, import_id)).find((one) => one.state === 'look');
    expect(await looks()).toMatchObject({ count: 2 });
    expect((await findEntry(db, import_id, 'late'))?.reason).toBe('It could not be had: Not now.');
    isThere = true;
    await db.transaction().execute((transaction) => retryPictures(transaction, import_id));
    await changeImport(db, import_id, { state: 'running' }, ['finished']);
    await workOnNextImport(all, never, import_id);
    expect(await looks()).toMatchObject({ count: 1 });
    expect(await resolveAddress(db, '/late')).toMatchObject({ location: '/media/late.jpg' });
  });

  test('R-I-06 redirects beside a cached page make it stale, and are no longer missed', async () => {
    const { db } = await open();
    await addMissedAddresses(db, new Map([['/category/news', 9]]));
    const before = await findContentVersion(db);
    const addresses = ['/?cat=3', '/category/news/'];
    await runOf(db, [{ what: 'list', id: 'c', type: 'category', name: 'News', addresses }]);
    expect(await resolveAddress(db, '/?cat=3')).toMatchObject({ location: '/insights' });
    expect(await findContentVersion(db)).toBeGreaterThan(before);
    expect(await db.selectFrom('missed_addresses').selectAll().execute()).toEqual([]);
  });

  test('R-I-04 proposes a menu with the addresses that its entries get here', async () => {
    const { db } = await open();
    const entries = [
      { label: 'Post', address: '/2014/05/post-1/', depth: 0 },
      { label: 'Elsewhere', address: 'https://other.example/', depth: 1 },
      { label: 'News', address: 'https://old.example/category/news/', depth: 0 },
    ];
    const addresses = ['/category/news/'];
    const news = { what: 'list', id: 'c', type: 'category', name: 'News', addresses } as const;
    const menu = { what: 'menu', id: 'menu top', name: 'Top', entries } as const;
    const { import_id } = await runOf(db, [
      ...[news, menu, sourceItem('post 1', { categories: ['News'] })],
    ]);
    expect(await findEntry(db, import_id, 'menu top')).toMatchObject({
      reason: 'It is a proposal only: menus are set up under Menus.',
      notes: [
        { what: 'Post', became: '/blogs/post-1' },
        { what: '– Elsewhere', became: 'https://other.example/' },
        { what: 'News', became: '/insights?category=News' },
      ],
    });
  });

  test('R-I-03 takes back the redirects that it made, and none that somebody has made or changed', async () => {
    const { db } = await open();
    const own = { item_id: null, kind: null, by: 'owner@example.com' } as const;
    await saveRedirect(db, { path: '/category/news', target: '/company', ...own });
    await saveRedirect(db, { path: '/tag/same', target: '/insights', ...own });
    const type = 'category';
    const list = (id: string): SourceEntry => ({
      what: 'list',
      id,
      type,
      name: id,
      addresses: [id],
    });
    const paths = ['/category/news', '/tag/same', '/tag/made', '/tag/changed'];
    const { import_id, all } = await runOf(db, paths.map(list));
    await saveRedirect(db, { path: '/tag/changed', target: '/company', ...own });
    expect(await countAddresses(db, import_id)).toContainEqual({ state: 'stays', count: 2 });
    await changeImport(db, import_id, { state: 'taking back' });
    await workOnNextImport(all, never, import_id);
    const left = await db
      .selectFrom('redirects')
      .select(['path', 'target'])
      .orderBy('path')
      .execute();
    expect(left).toEqual([
      { path: '/category/news', target: '/company' },
      { path: '/tag/changed', target: '/company' },
      { path: '/tag/same', target: '/insights' },
    ]);
  });

  test('R-I-06 leaves what a later import names, too, until that one is taken back', async () => {
    const { db } = await open();
    const list = (addresses: string[]): SourceEntry => {
      return { what: 'list', id: 'c', type: 'category', name: 'News', addresses };
    };
    const first = await runOf(db, [
      list(['/category/news/', '/?cat=3']),
      sourceItem('post 1', { addresses: ['/a/'] }),
    ]);
    const later = [list(['/category/news/']), sourceItem('post 2', { addresses: ['/a/'] })];
    const second = await runOf(db, later);
    await db.updateTable('blogs').set({ status: 'published' }).execute();
    const takeBack = async ({ import_id, all }: typeof first) => {
      await changeImport(db, import_id, { state: 'taking back' });
      await workOnNextImport(all, never, import_id);
    };
    await takeBack(first);
    expect(await resolveAddress(db, '/category/news')).toMatchObject({ location: '/insights' });
    expect(await resolveAddress(db, '/?cat=3')).toBe(null);
    expect(await resolveAddress(db, '/a')).toMatchObject({ location: '/blogs/post-2' });
    await takeBack(second);
    expect(await resolveAddress(db, '/category/news')).toBe(null);
    expect(await resolveAddress(db, '/a')).toBe(null);
  });

  test('R-I-03 is taken back as a whole, and can come again', async () => {
    const { db } = await open();
    const entries = [sourceItem('post 1')];
    const { import_id, all } = await runOf(db, entries, { choices: { status: 'publish' } });
    await changeImport(db, import_id, { state: 'taking back' });
    await workOnNextImport(all, never, import_id);
    expect(await titles(db)).toEqual([]);
    expect(await db.selectFrom('trash').select('title').execute()).toHaveLength(1);
    expect(await resolveAddress(db, '/2014/05/post-1')).toBe(null);
    expect((await runOf(db, entries)).ledger).toEqual({ imported: 1 });
  });

  test('R-I-03 knows an item again that somebody has restored after it was taken back', async () => {
    const { db } = await open();
    const entries = [sourceItem('post 1'), sourceItem('post 2')];
    const { import_id, all } = await runOf(db, entries, { choices: { status: 'publish' } });
    const [{ blog_id = 0 } = {}] = await findItems(db, blogKind, { drafts: true });
    const before = await findItem(db, blogKind, blog_id, { drafts: true });
    if (!before) throw new Error('nothing was imported');
    await updateItem(db, blogKind, blog_id, { ...before, title: 'Edited here' });
    await changeImport(db, import_id, { state: 'taking back' });
    await workOnNextImport(all, never, import_id);
    await restoreFromTrash(db, 'blog', String(blog_id));
    expect((await runOf(db, entries)).ledger).toEqual({ imported: 1, unchanged: 1 });
    expect(await titles(db)).toEqual(['Edited here', 'Title of post 1']);
    expect(await resolveAddress(db, '/2014/05/post-2')).toMatchObject({ status: 301 });
    expect((await runOf(db, entries)).ledger).toEqual({ unchanged: 2 });
  });

  test('R-I-04 makes editions of what is translated, where the site has the language', async () => {
    const { db } = await open();
    await addLanguages(db);
    const entries = [
      sourceItem('post 2', { language: 'ar', translations: 'g', title: 'الآبار', slug: 'آبار' }),
      sourceItem('post 3', { language: 'fr', translations: 'g' }),
      sourceItem('post 1', { translations: 'g' }),
    ];
    const { ledger, import_id } = await runOf(db, entries);
    expect(ledger).toEqual({ imported: 2, dropped: 1 });
    expect((await findEntry(db, import_id, 'post 3'))?.reason).toMatch(/‘fr’/);
    const editions = await db
      .selectFrom('blog_editions' as never)
      .selectAll()
      .execute();
    expect(editions).toMatchObject([{ title: 'الآبار', language: 'ar' }]);
    expect((await runOf(db, entries)).ledger).toEqual({ unchanged: 2, dropped: 1 });
  });
});
