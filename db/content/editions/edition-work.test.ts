import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { addLanguages, arabic, threeLanguages } from '../../../tests/editions.ts';
import { saveSiteSettings } from '../../settings.ts';
import { deleteItem, insertItem, updateItem } from '../change-items.ts';
import { findItemState } from '../find-items.ts';
import { restoreFromTrash } from '../history/restore.ts';
import { publish } from '../publishing/schedule.ts';
import { findEditionRow } from './edition-rows.ts';
import { fillWork, setWorkLanguages, updateWork } from './edition-work.ts';
import { findEditedEdition } from './find-edition.ts';
import { saveEdition } from './save-edition.ts';

const wells = blogInput.parse({
  title: 'Deep wells',
  slug_url: 'wells',
  metaTitle: 'Three more words',
});

describeOnBothDatabases('work to do in further languages', ({ open }) => {
  async function openWithBlog() {
    const { db } = await open();
    await addLanguages(db);
    const { blog_id } = await insertItem(db, blogKind, wells);
    const save = (values: object, how = {}, stillRight: string[] = []) => {
      const of = { kind: blogKind, id: blog_id, language: 'ar' };
      return saveEdition(db, of, { values: { ...values }, stillRight }, how);
    };
    const work = async (language = 'ar') => {
      const row = await db
        .selectFrom('edition_work')
        .select(['missing', 'outdated', 'ready', 'missing_words', 'outdated_words'])
        .where('language', '=', language)
        .where('kind', '=', 'blog')
        .where('item_id', '=', String(blog_id))
        .executeTakeFirst();
      return row && Object.values(row).join(' ');
    };
    return { db, blog_id, save, work };
  }

  test('R-L-05 is there with the original, and an edit of it outdates every edition', async () => {
    const { db, blog_id, save, work } = await openWithBlog();
    expect(await work()).toBe('2 0 0 5 0');
    await save({ title: 'آبار عميقة' });
    expect(await work()).toBe('1 0 1 3 0');
    expect(await work('ur')).toBe('2 0 0 5 0');
    await updateItem(db, blogKind, blog_id, { ...wells, title: 'Very deep old wells' });
    expect(await work()).toBe('1 1 0 3 4');
    expect(await work('ur')).toBe('2 0 0 7 0');
    await save({}, {}, ['title']);
    expect(await work()).toBe('1 0 1 3 0');
  });

  test('R-L-05 rolls back with the edit that made it', async () => {
    const { db, blog_id, save, work } = await openWithBlog();
    await save({ title: 'آبار عميقة' });
    const failing = db.transaction().execute(async (transaction) => {
      await updateItem(transaction, blogKind, blog_id, { ...wells, title: 'Other' });
      throw new Error('cut off');
    });
    await expect(failing).rejects.toThrow('cut off');
    expect(await work()).toBe('1 0 1 3 0');
  });

  test('counts what waits in a newer draft of the edition, and none of the original', async () => {
    const { db, blog_id, save, work } = await openWithBlog();
    await save({ title: 'آبار عميقة' }, { status: 'published' });
    await save({ metaTitle: 'ثلاث كلمات' }, { status: 'draft' });
    expect(await work()).toBe('0 0 2 0 0');
    await updateItem(db, blogKind, blog_id, { ...wells, title: 'Other' }, { status: 'draft' });
    expect(await work()).toBe('0 0 2 0 0');
    await publish(db, 'blog', String(blog_id), {});
    expect(await work()).toBe('0 1 1 0 1');
  });

  test('counts a field that a draft is older than as the form shows it', async () => {
    const { db, blog_id, save, work } = await openWithBlog();
    const texts = { title: 'آبار عميقة', metaTitle: 'ثلاث كلمات' };
    await save(texts, { status: 'published' });
    await save({ title: 'آبار' }, { status: 'draft' });
    const { draft } = await db.selectFrom('publishing').select('draft').executeTakeFirstOrThrow();
    const { metaTitle: _, ...older } = JSON.parse(draft ?? '');
    await db
      .updateTable('publishing')
      .set({ draft: JSON.stringify(older) })
      .execute();
    await updateWork(db, { kind: 'blog', id: String(blog_id) });
    const edited = await findEditedEdition(db, blogKind, String(blog_id), 'ar');
    expect(Object.values(edited?.work ?? {}).join(' ')).toBe('0 0 2 0 0');
    expect(await work()).toBe('0 0 2 0 0');
  });

  test('goes and comes with originals, editions and languages', async () => {
    const { db, blog_id, save, work } = await openWithBlog();
    await save({ title: 'آبار عميقة' });
    const edition = await findEditionRow(db, blogKind, blog_id, 'ar');
    await deleteItem(db, blogKind, blog_id);
    expect(await work()).toBeUndefined();
    await restoreFromTrash(db, 'blog', String(blog_id));
    expect(await work()).toBe('1 0 1 3 0');
    await deleteItem(db, editionsOf(blogKind), Number(edition?.edition_id));
    expect(await work()).toBe('2 0 0 5 0');
    await saveSiteSettings(db, { ...threeLanguages, languages: [] });
    expect(await db.selectFrom('edition_work').selectAll().execute()).toEqual([]);
    await saveSiteSettings(db, { ...threeLanguages, languages: [arabic] });
    expect(await work()).toBe('2 0 0 5 0');
    expect(await work('ur')).toBeUndefined();
  });

  test('a new language is listed part by part after it is saved, and goes on after a stop', async () => {
    const { db } = await open();
    await saveSiteSettings(db, { ...threeLanguages, languages: [] });
    for (let n = 0; n < 120; n += 1) await insertItem(db, blogKind, { ...wells, slug_url: `${n}` });
    await db.transaction().execute((inside) => setWorkLanguages(inside, ['ar', 'ur']));
    const count = async (language: string) => {
      const rows = db.selectFrom('edition_work').select('item_id').where('kind', '=', 'blog');
      return (await rows.where('language', '=', language).execute()).length;
    };
    expect(await count('ar')).toBe(0);
    const stopping = new AbortController();
    await Promise.all([
      fillWork(db, stopping.signal),
      // Between two parts.
      db.transaction().execute(async (inside) => {
        await setWorkLanguages(inside, ['ar']);
        stopping.abort();
      }),
    ]);
    expect(await count('ar')).toBeLessThan(120);
    await fillWork(db);
    expect([await count('ar'), await count('ur')]).toEqual([120, 0]);
    await db.deleteFrom('edition_work').where('kind', '=', 'blog').execute();
    await fillWork(db);
    expect(await count('ar')).toBe(0);
  });

  test('R-L-04 a link of the original that follows its goal leaves the text ready', async () => {
    const { db, blog_id, save, work } = await openWithBlog();
    const goal = blogInput.parse({ title: 'Falcons', slug_url: 'falcons' });
    const other = await insertItem(db, blogKind, goal);
    const blogs_content = [
      { heading: 'One', paragraph: '<p><a href="/blogs/falcons">Falcons</a></p>' },
    ];
    await updateItem(db, blogKind, blog_id, { ...wells, metaTitle: '', blogs_content });
    const texts = { title: 'آبار', blogs_content: [{ heading: 'واحد', paragraph: '<p>صقور</p>' }] };
    await save(texts, { status: 'published' });
    await updateItem(db, blogKind, other.blog_id, { ...goal, slug_url: 'hawks' });
    const stored = await findItemState(db, 'blog', String(blog_id));
    expect(JSON.stringify(stored?.fields)).toContain('/blogs/hawks');
    expect(await work()).toBe('0 0 3 0 0');
  });
});
