import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { deleteItem, insertItem, updateItem } from '../content/change-items.ts';
import { setWaiting } from '../content/drafts.ts';
import { deleteForEver } from '../content/history/restore.ts';
import type { Database } from '../open.ts';
import { findUploadUses, usesOf } from './upload-uses.ts';

const [grove, creek] = ['0a'.repeat(16), '0b'.repeat(16)];

function blogWith(title: string, name: string) {
  const paragraph = `<p><img src="/media/${name}-w900h600.jpg" alt=""></p>`;
  return blogInput.parse({ title, blogs_content: [{ heading: 'h', paragraph }] });
}

async function titlesOf(db: Database, name: string) {
  return usesOf(await findUploadUses(db), name).map(({ title }) => title);
}

describeOnBothDatabases('where uploads are used', ({ open }) => {
  test('follows saves, newer drafts, the trash and what leaves it from one look to the next', async () => {
    const { db } = await open();
    const { blog_id } = await insertItem(db, blogKind, blogWith('Palms', grove));
    const { blog_id: other } = await insertItem(db, blogKind, blogWith('Dates', grove));
    expect(await titlesOf(db, grove)).toEqual(['Palms', 'Dates']);
    await updateItem(db, blogKind, blog_id, blogWith('Water', creek));
    expect(await titlesOf(db, grove)).toEqual(['Dates']);
    expect(await titlesOf(db, creek)).toEqual(['Water']);
    const draft = JSON.stringify({ blog_image: `/media/${grove}-w900h600.jpg` });
    await setWaiting(db, { kind: 'blog', id: String(blog_id) }, { draft });
    expect(await titlesOf(db, grove)).toEqual(['Dates', 'newer draft']);
    // It may come back, and its picture with it.
    await deleteItem(db, blogKind, other);
    expect(await titlesOf(db, grove)).toEqual(['newer draft', 'Dates']);
    await deleteForEver(db, 'blog', String(other));
    expect(await titlesOf(db, grove)).toEqual(['newer draft']);
  });

  test('reads an item only once while it is not saved', async () => {
    const { db } = await open();
    const { blog_id } = await insertItem(db, blogKind, blogWith('Palms', grove));
    await findUploadUses(db);
    // Behind the back of every save: the version stays.
    await db.updateTable('blogs').set({ blogs_content: '[]' }).execute();
    expect(await titlesOf(db, grove)).toEqual(['Palms']);
    await updateItem(db, blogKind, blog_id, blogInput.parse({ title: 'Palms' }));
    expect(await titlesOf(db, grove)).toEqual([]);
  });
});
