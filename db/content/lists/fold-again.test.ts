import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { deleteItem, insertItem } from '../change-items.ts';
import { findTrashPage } from '../history/trash.ts';
import { itemTables } from '../item-tables.ts';
import { findBlogPage } from '../public/blog-pages.ts';
import { findCaseStudyPage } from '../public/case-study-pages.ts';
import { foldTextsAgain } from './fold-again.ts';
import { searchAllItems } from './search-items.ts';

const tables = ['blog_search', 'case_study_search', 'item_list', 'trash'];

describeOnBothDatabases('texts of a release that folded case alone', ({ open }) => {
  test('R-L-11 are folded again, in parts, and nothing is read twice', async () => {
    const { db } = await open();
    const input = (title: string) => blogInput.parse({ title, category: null });
    for (let number = 1; number <= 130; number++) {
      await insertItem(db, blogKind, input(`إدارة الشركة ${number}`));
    }
    const { blog_id } = await insertItem(db, blogKind, input('شركةٌ قديمة'));
    await deleteItem(db, blogKind, blog_id);
    await insertItem(db, caseStudyKind, { heroHeading: 'شركة' }, { status: 'published' });
    const old = 'إدارة الشركة شركةٌ İstanbul –'.toLowerCase();
    for (const table of tables) {
      await itemTables(db).updateTable(table).set({ search_text: old }).execute();
    }
    const part = { category: '', find: 'اداره الشركه', page: 1 };
    const found = async () => [
      (await findBlogPage(db, part)).count,
      (await findCaseStudyPage(db, part)).count,
      (await searchAllItems(db, part.find)).length > 0,
      (await findTrashPage(db, { find: part.find, sort: 'deleted', page: 1 })).found,
    ];
    expect(await found()).toEqual([0, 0, false, 0]);
    await foldTextsAgain(db, AbortSignal.abort());
    expect(await found(), 'closing').toEqual([0, 0, false, 0]);
    await foldTextsAgain(db);
    expect(await found()).toEqual([130, 1, true, 1]);
    const accented = { category: '', find: 'ISTANBUL', page: 1 };
    expect((await findBlogPage(db, accented)).count).toBe(130);
  });
});
