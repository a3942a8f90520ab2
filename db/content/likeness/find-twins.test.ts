import { beforeEach, expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import {
  locationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import type { Database } from '../../open.ts';
import { changeMany } from '../bulk/change-many.ts';
import { deleteItem, insertItem, updateItem } from '../change-items.ts';
import { restoreFromTrash } from '../history/restore.ts';
import { findPassages, findTwinPairs, findTwins } from './find-twins.ts';
import { refuseTwin, saveLikenessReason, twinsOfStored } from './likeness-reasons.ts';
import { findSameTitle } from './same-title.ts';

const words =
  'A shop in Oakby sells nets to the crews who leave before the sun is up. Each of them asks for the same thing every winter: a net that lasts until spring, mended twice at most, and paid for in the week after the first good catch. We made a page that takes the order at night, holds the net until dawn and sends the crew a message when it is ready on the quay.';

const elsewhere = words.replace('Oakby', 'West Marden');
const far = [...words.toLowerCase().split(' ')].reverse().join(' ');

function blogOf(title: string, paragraph: string) {
  return blogInput.parse({ title, blogs_content: [{ heading: 'Nets', paragraph }] });
}

describeOnBothDatabases('pages that are alike', (databases) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await databases.open());
  });

  const add = async (title: string, paragraph: string) =>
    (await insertItem(db, blogKind, blogOf(title, paragraph), { status: 'draft' })).blog_id;
  const seek = async (paragraph: string, id: string | null = null) =>
    (await findTwins(db, { kind: 'blog', id, values: blogOf('New', paragraph) })).map(
      (twin) => twin.id,
    );

  test('a text of another place is a twin, a far one, one of another kind and its own are not', async () => {
    const own = String(await add('One', `<p>${words}</p>`));
    await add('Two', far);
    expect(
      await findTwins(db, { kind: 'blog', id: null, values: blogOf('Three', elsewhere) }),
    ).toEqual([{ id: own, likeness: 1 }]);
    expect(await seek(elsewhere, own)).toEqual([]);
    const typed = { slug_url: 'nets', main_heading: 'Nets', main_paragraph: words };
    await insertItem(db, locationPageKind, locationPageInput.parse(typed));
    expect(await seek(elsewhere)).toEqual([own]);
  });

  test('a change, a deletion and a restoration of an item are followed at once', async () => {
    const id = await add('One', words);
    expect(await seek(elsewhere)).toEqual([String(id)]);
    await updateItem(db, blogKind, id, blogOf('One', far));
    expect(await seek(elsewhere)).toEqual([]);
    expect(await seek(far)).toEqual([String(id)]);
    await deleteItem(db, blogKind, id);
    expect(await seek(far)).toEqual([]);
    await restoreFromTrash(db, 'blog', String(id));
    expect(await seek(far)).toEqual([String(id)]);
  });

  test('all pairs are listed once, with what they share', async () => {
    const [one, other] = [await add('One', words), await add('Two', elsewhere)].map(String);
    await add('Three', far);
    expect(await findTwinPairs(db)).toEqual({
      pairs: [{ kind: 'blog', language: '', one, other, likeness: 1 }],
      count: 3,
    });
    const item = { kind: 'blog', id: one ?? '', values: blogOf('One', words) } as const;
    const passages = await findPassages(db, item, other ?? '');
    expect(passages[0]).toEqual({
      own: 'A shop in Oakby sells nets to the crews who leave before the sun is up.',
      other: 'A shop in West Marden sells nets to the crews who leave before the sun is up.',
    });
    expect(await findPassages(db, item, '999')).toEqual([]);
  });

  test('the same title is found in any kind, whatever the text; two empty ones are not the same', async () => {
    await add('Twelve Wells', words);
    await add('', far);
    const same = (title: string) =>
      findSameTitle(db, { kind: 'case-study', id: null, values: { heroHeading: title } });
    expect(await same('twelve WELLS!')).toMatchObject([{ kind: 'blog', title: 'Twelve Wells' }]);
    expect(await same('')).toEqual([]);
  });

  test('R-G-02 many are published only with a reason for each twin; a save is never refused', async () => {
    const [one, other] = [await add('One', words), await add('Two', elsewhere)].map(String);
    const bulk = 'a'.repeat(24);
    const publish = () =>
      changeMany(
        db,
        blogKind,
        { change: { action: 'publish', ids: [other ?? ''], category: null }, bulk, save: {} },
        () => {},
      );
    expect(await publish()).toMatchObject(
      [{ outcome: 'refused', message: /100 % of the text is also that of 'One'/ }].map(
        ({ message, ...rest }) => ({ ...rest, message: expect.stringMatching(message) }),
      ),
    );
    const item = { kind: 'blog', id: other ?? '' } as const;
    const reason = {
      reason: 'Two shops, two texts.',
      by: 'a@example.com',
      twins: await twinsOfStored(db, item),
    };
    await saveLikenessReason(db, item, reason);
    expect(await publish()).toMatchObject([{ outcome: 'done' }]);
    await add('Three', elsewhere);
    await expect(refuseTwin(db, item)).rejects.toThrow("'Three'");
    await updateItem(db, blogKind, one ?? '', blogOf('One', elsewhere), { status: 'published' });
  });
});
