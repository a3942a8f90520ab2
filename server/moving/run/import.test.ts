import { expect, test } from 'vitest';
import { resolveAddress } from '../../../db/content/addresses/redirects.ts';
import { insertItem, updateItem } from '../../../db/content/change-items.ts';
import { findContentVersion, onContentChange } from '../../../db/content/content-version.ts';
import { findItems } from '../../../db/content/find-items.ts';
import { findEntry } from '../../../db/moving/entries.ts';
import { changeImport, findImport } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
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
      ...{ state: 'planned', kind: 'blog', address: 'post-1' },
    });
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

  test('R-I-06 answers old addresses with 301 to the new ones', async () => {
    const { db } = await open();
    await runOf(db, [sourceItem('post 12')], { choices: { status: 'publish' } });
    for (const path of ['/2014/05/post-12', '/?p=12']) {
      expect(await resolveAddress(db, path), path).toEqual({
        ...{ status: 301, location: '/blogs/post-12' },
      });
    }
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
    const { import_id, all, ledger } = await runOf(db, entries, { choices });
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
      ...{ state: 'imported', address: 'same-2' },
    });
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
