import { beforeEach, expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import {
  locationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import type { Database } from '../../open.ts';
import { deleteItem, insertItem, updateItem } from '../change-items.ts';
import { restoreFromTrash } from '../history/restore.ts';
import { findAlike } from './find-alike.ts';
import { refreshLikeness } from './likeness-rows.ts';

const words =
  'A shop in Deira sells nets to the crews who leave before the sun is up, and each of them asks for the same thing every winter: a net that lasts until spring, mended twice at most, and paid for in the week after the first good catch. We made a page that takes the order at night, holds the net until dawn and sends the crew a message when it is ready on the quay.';

const near = words.replace('winter', 'autumn');
const far = [...words.split(' ')].reverse().join(' ');

function blogOf(title: string, paragraph: string) {
  return blogInput.parse({ title, blogs_content: [{ heading: 'Nets', paragraph }] });
}

describeOnBothDatabases('items that are alike', (databases) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await databases.open());
  });

  const add = async (title: string, paragraph: string) =>
    (await insertItem(db, blogKind, blogOf(title, paragraph), { status: 'draft' })).blog_id;
  const seek = (title: string, paragraph: string, id: string | null = null) =>
    findAlike(db, { kind: 'blog', id, values: blogOf(title, paragraph) });
  const titles = async (...sought: Parameters<typeof seek>) =>
    (await seek(...sought)).map(({ title }) => title);

  test('a text with one word changed is found, also of another kind, a far one and its own are not', async () => {
    const own = await add('One', `<p>${words}</p>`);
    await add('Two', far);
    expect(await seek('Three', near)).toEqual([
      {
        ...{ kind: 'blog', id: String(own), title: 'One', hasSameTitle: false },
        likeness: expect.closeTo(0.9, 1),
      },
    ]);
    expect(await titles('Three', near, String(own))).toEqual([]);
    const typed = { slug_url: 'nets', main_heading: 'Nets', main_paragraph: near };
    await insertItem(db, locationPageKind, locationPageInput.parse(typed));
    expect(await titles('Three', near)).toEqual(['Nets', 'One']);
  });

  test('the same title is found with any text; two empty ones are not the same', async () => {
    await add('Twelve Wells', words);
    await add('', far);
    const found = await seek('twelve WELLS!', 'Short.');
    expect(found).toMatchObject([{ title: 'Twelve Wells', hasSameTitle: true }]);
    expect(await titles('', 'Short.')).toEqual([]);
  });

  test('a change, a deletion and a restoration of an item are followed at once', async () => {
    const id = await add('One', words);
    await updateItem(db, blogKind, id, blogOf('One', far));
    expect(await titles('Two', near)).toEqual([]);
    expect(await titles('Two', far)).toEqual(['One']);
    await deleteItem(db, blogKind, id);
    expect(await titles('One', far)).toEqual([]);
    await restoreFromTrash(db, 'blog', String(id));
    expect(await titles('Two', far)).toEqual(['One']);
  });

  test('R-X-16 items that were stored without their row get it, in parts', async () => {
    for (let count = 1; count <= 45; count += 1) await add(`Blog ${count}`, `${words} ${count}`);
    const all = () => db.selectFrom('likeness').selectAll().orderBy('item_id').execute();
    const before = await all();
    await db.deleteFrom('likeness').execute();
    let turns = 0;
    let isDone = false;
    const takeTurn = () => {
      turns += 1;
      if (!isDone) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    await refreshLikeness(db, '');
    isDone = true;
    expect(turns).toBeGreaterThan(1);
    expect(await all()).toEqual(before);
    await db.updateTable('likeness').set({ changed_at: '', band_1: 1 }).execute();
    await refreshLikeness(db, '', AbortSignal.abort());
    expect(await all()).not.toEqual(before);
    await refreshLikeness(db, '');
    expect(await all()).toEqual(before);
  });
});
