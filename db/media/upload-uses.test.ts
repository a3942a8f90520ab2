import { beforeEach, expect, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { deleteItem, insertItem, updateItem } from '../content/change-items.ts';
import { changeContent } from '../content/content-version.ts';
import { deleteForEver, restoreFromTrash } from '../content/history/restore.ts';
import { setWaiting } from '../content/publishing/drafts.ts';
import { dropNewerDraft } from '../content/publishing/newer-draft.ts';
import { publish, unpublish } from '../content/publishing/schedule.ts';
import type { Database } from '../open.ts';
import { saveSiteSettings } from '../settings.ts';
import { compareUses, refreshUses } from './upload-use-rows.ts';
import { findUses } from './upload-uses.ts';
import { deleteUpload, insertUpload, UploadInUse, updateUpload } from './uploads.ts';

const [grove, creek] = ['0a'.repeat(16), '0b'.repeat(16)];
const nothing = { count: 0, places: [] };

function addressOf(name: string): string {
  return `/media/${name}-w900h600.jpg`;
}

function blogWith(title: string, name: string) {
  const paragraph = `<p><img src="${addressOf(name)}" alt=""></p>`;
  return blogInput.parse({ title, blogs_content: [{ heading: 'h', paragraph }] });
}

describeOnBothDatabases('where uploads are used', ({ open }) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await open());
    await refreshUses(db);
  });

  const addBlog = async (title: string, name: string) =>
    String((await insertItem(db, blogKind, blogWith(title, name))).blog_id);
  const usesOf = async (name: string) => (await findUses(db, [name]))(name);
  const titlesOf = async (name: string) => (await usesOf(name)).places.map(({ title }) => title);

  async function addUpload(name: string, media_type = 'image/jpeg'): Promise<number> {
    const file = { file_name: `${name}-w900h600.jpg`, media_type, size: 1, width: 1, height: 1 };
    await insertUpload(db, { ...file, widths: [], hash: name, original_name: 'Palms.jpg' });
    const row = db.selectFrom('uploads').select('upload_id').where('hash', '=', name);
    return (await row.executeTakeFirstOrThrow()).upload_id;
  }

  test('each save, newer draft, deletion and restoration is followed in its own transaction', async () => {
    const id = await addBlog('Palms', grove);
    const other = await addBlog('Dates', grove);
    expect(await titlesOf(grove)).toEqual(['Palms', 'Dates']);
    await updateItem(db, blogKind, id, blogWith('Water', creek));
    expect(await titlesOf(grove)).toEqual(['Dates']);
    expect(await titlesOf(creek)).toEqual(['Water']);
    await updateItem(db, blogKind, id, blogWith('Later', grove), { status: 'draft' });
    expect(await titlesOf(grove)).toEqual(['Dates', 'newer draft']);
    // It may come back, and its picture with it.
    await deleteItem(db, blogKind, other);
    expect(await titlesOf(grove)).toEqual(['newer draft', 'Dates']);
    await restoreFromTrash(db, 'blog', other);
    expect(await titlesOf(grove)).toEqual(['Dates', 'newer draft']);
    await deleteItem(db, blogKind, other);
    await deleteForEver(db, 'blog', other);
    expect(await titlesOf(grove)).toEqual(['newer draft']);
    await dropNewerDraft(db, 'blog', id);
    expect(await usesOf(grove)).toEqual(nothing);
    expect(await titlesOf(creek)).toEqual(['Water']);
  });

  test('a draft that is published and an item that is taken back use what they name', async () => {
    const id = await addBlog('Palms', grove);
    await updateItem(db, blogKind, id, blogWith('Palms', creek), { status: 'draft' });
    await publish(db, 'blog', id, {});
    expect([await titlesOf(grove), await titlesOf(creek)]).toEqual([[], ['Palms']]);
    await unpublish(db, 'blog', id, {});
    expect(await titlesOf(creek)).toEqual(['Palms']);
  });

  test('a use names its item and the fields by their labels; a file in both versions counts once', async () => {
    const blog = { ...blogWith('Palms', grove), blog_image: addressOf(grove) };
    const { blog_id } = await insertItem(db, blogKind, blog);
    await setWaiting(db, { kind: 'blog', id: String(blog_id) }, { draft: JSON.stringify(blog) });
    const [field, text] = [blogKind.fields.blog_image.label, blogKind.fields.blogs_content.label];
    expect(await usesOf(grove)).toEqual({
      count: 1,
      places: [{ kind: 'blog', id: String(blog_id), title: 'Palms', fields: [field, text] }],
    });
  });

  test('of many uses five are named and all are counted', async () => {
    for (let number = 1; number <= 7; number++) await addBlog(`Blog ${number}`, grove);
    const { count, places } = await usesOf(grove);
    expect([count, places.length]).toEqual([7, 5]);
  });

  test('settings and posters of films use files, too', async () => {
    const logo = addressOf(grove).replace('jpg', 'png');
    await saveSiteSettings(db, { ...firstSettings, brand: { ...firstSettings.brand, logo } });
    expect((await usesOf(grove)).places).toMatchObject([{ kind: 'setting', title: 'Brand' }]);
    const film = await addUpload(creek, 'video/mp4');
    await updateUpload(db, film, { alt: '', focus: 'center', poster: addressOf(grove) });
    const { places } = await usesOf(grove);
    expect(places).toContainEqual({
      kind: 'film',
      id: String(film),
      title: 'Palms.jpg',
      fields: [],
    });
    await deleteUpload(db, film, false);
    expect((await usesOf(grove)).places.filter(({ kind }) => kind === 'film')).toEqual([]);
  });

  test('R-X-16 what a release without the table wrote counts from the next look on', async () => {
    const id = await addBlog('Palms', grove);
    const gone = await addBlog('Dates', grove);
    await compareUses(db);
    await changeContent(db, async (transaction) => {
      const content = JSON.stringify([{ heading: 'h', paragraph: addressOf(creek) }]);
      const update = transaction.updateTable('blogs').set({ blogs_content: content });
      await update.set('version', 7).where('blog_id', '=', Number(id)).execute();
      await transaction.deleteFrom('blogs').where('blog_id', '=', Number(gone)).execute();
    });
    await compareUses(db);
    expect([await titlesOf(grove), await titlesOf(creek)]).toEqual([[], ['Palms']]);
    await changeContent(db, async (transaction) => {
      const draft = JSON.stringify({ blog_image: addressOf(grove) });
      const row = { kind: 'blog' as const, item_id: id, publish_at: null, unpublish_at: null };
      await transaction
        .insertInto('publishing')
        .values({ ...row, draft })
        .execute();
      await transaction.updateTable('blogs').set({ version: 8 }).execute();
    });
    await compareUses(db);
    expect(await titlesOf(grove)).toEqual(['newer draft']);
    await changeContent(db, async (transaction) => {
      const state = JSON.stringify({ row: { blog_image: addressOf(grove) } });
      const row = { kind: 'blog' as const, item_id: '99', title: 'Old', deleted_by: '' };
      const trashed = { ...row, state, deleted_at: '2026-01-01T00:00:00.000Z' };
      await transaction.insertInto('trash').values(trashed).execute();
    });
    await compareUses(db);
    expect(await titlesOf(grove)).toEqual(['newer draft', 'Old']);
  });

  test('R-X-16 a database from before the table is read once, in parts; an interrupted one goes on', async () => {
    for (let number = 1; number <= 120; number++) await addBlog(`Blog ${number}`, grove);
    const all = () => db.selectFrom('upload_uses').selectAll().orderBy('source_id').execute();
    const before = await all();
    await db.deleteFrom('upload_uses').execute();
    await db.deleteFrom('upload_use_sources').execute();
    await refreshUses(db, AbortSignal.abort());
    expect(await all()).toEqual([]);
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 0);
    await refreshUses(db);
    clearInterval(others);
    expect(turns).toBeGreaterThan(0);
    expect(await all()).toEqual(before);
    expect(before).toHaveLength(120);
  });

  test('a file is not deleted while anything names it, also unknown to the table', async () => {
    const upload = await addUpload(grove);
    await addBlog('Palms', grove);
    await db.deleteFrom('upload_uses').execute();
    await db.deleteFrom('upload_use_sources').execute();
    const refused = deleteUpload(db, upload, false).catch((error: unknown) => error);
    expect(await refused).toBeInstanceOf(UploadInUse);
    expect(await deleteUpload(db, upload, true)).toMatchObject({ widths: [] });
    expect(await deleteUpload(db, upload, false)).toBe(null);
  });
});
