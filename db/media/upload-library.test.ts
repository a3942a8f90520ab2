import { beforeEach, expect, test } from 'vitest';
import { uploadSorts } from '../../domain/api/media/uploads.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { insertItem } from '../content/change-items.ts';
import type { Database } from '../open.ts';
import { findLibraryPage } from './upload-library.ts';
import { refreshUses } from './upload-use-rows.ts';
import { insertUpload, updateUpload } from './uploads.ts';

const first = { find: '', page: 1, kind: 'all', unused: false, sort: 'newest' } as const;

describeOnBothDatabases('the library of uploads', ({ open }) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await open());
  });

  const nameOf = (number: number) => number.toString(16).padStart(32, '0');

  async function add(number: number, original_name: string, media_type = 'image/jpeg') {
    const file = { file_name: `${nameOf(number)}.jpg`, media_type, size: (number * 7) % 10 };
    const rest = { width: null, height: null, widths: [], hash: nameOf(number) };
    await insertUpload(db, { ...file, ...rest, original_name });
  }

  async function names(query: Partial<Parameters<typeof findLibraryPage>[1]>) {
    const { uploads } = await findLibraryPage(db, { ...first, ...query });
    return uploads.map(({ original_name }) => original_name);
  }

  test('an empty one has one page, and a search that no database could ask finds nothing', async () => {
    const nothing = { uploads: [], count: 0, unused: 0, page: 1, last: 1 };
    expect(await findLibraryPage(db, first)).toEqual(nothing);
    await add(1, 'Palms.jpg');
    expect(await findLibraryPage(db, { ...first, find: '\0' })).toEqual(nothing);
  });

  test('every word must be there, in the name, the alt text or the address, whatever the case', async () => {
    await add(1, 'ÉLAN Palms.jpg');
    await add(2, '100%.jpg');
    await add(3, 'Film.mp4', 'video/mp4');
    await updateUpload(db, 2, { alt: 'Dhows ÜBER Deira', focus: 'center', poster: '' });
    expect(await names({ find: 'palms élan' })).toEqual(['ÉLAN Palms.jpg']);
    expect(await names({ find: 'über' })).toEqual(['100%.jpg']);
    expect(await names({ find: '0%' })).toEqual(['100%.jpg']);
    expect(await names({ find: nameOf(3) })).toEqual(['Film.mp4']);
    expect(await names({ kind: 'video' })).toEqual(['Film.mp4']);
    expect(await names({ kind: 'image', find: 'film' })).toEqual([]);
  });

  test('R-X-16 what a release without the search text wrote is found after a comparison', async () => {
    await add(1, 'Palms.jpg');
    await db.updateTable('uploads').set({ search_text: '', alt: 'A grove' }).execute();
    await refreshUses(db);
    expect(await names({ find: 'grove palms' })).toEqual(['Palms.jpg']);
  });

  test('four orders', async () => {
    await add(1, 'b.jpg');
    await add(2, 'C.jpg');
    await add(3, 'a.jpg');
    const inOrder = await Promise.all(uploadSorts.map((sort) => names({ sort })));
    expect(inOrder).toEqual([
      ['a.jpg', 'C.jpg', 'b.jpg'],
      ['b.jpg', 'C.jpg', 'a.jpg'],
      ['a.jpg', 'b.jpg', 'C.jpg'],
      ['b.jpg', 'C.jpg', 'a.jpg'],
    ]);
  });

  test('pages of 24 of what is found, or of what nothing uses; beyond the last one it is the last one', async () => {
    for (let number = 1; number <= 30; number++) await add(number, `${number}.jpg`);
    const used = Array.from({ length: 28 }, (_, index) => `/media/${nameOf(index + 1)}.jpg`);
    const paragraph = used.map((src) => `<img src="${src}" alt="">`).join('');
    const content = [{ heading: 'h', paragraph }];
    await insertItem(db, blogKind, blogInput.parse({ title: 'Palms', blogs_content: content }));
    const { uploads, ...counts } = await findLibraryPage(db, { ...first, page: 9 });
    expect([uploads.length, counts]).toEqual([6, { count: 30, unused: 2, page: 2, last: 2 }]);
    expect(uploads[0]).toMatchObject({ original_name: '6.jpg', used: 1 });
    expect(uploads[0]?.uses).toMatchObject([{ kind: 'blog', title: 'Palms' }]);
    expect(await names({ unused: true, page: 9 })).toEqual(['30.jpg', '29.jpg']);
    const some = await findLibraryPage(db, { ...first, find: '29', unused: true });
    expect([some.count, some.unused, some.uploads.length]).toEqual([1, 1, 1]);
  });
});
