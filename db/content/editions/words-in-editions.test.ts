import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { insertEdition } from '../../../tests/published-editions.ts';
import { insertItem } from '../change-items.ts';
import { findListPage } from '../lists/find-listed.ts';
import { searchAllItems } from '../lists/search-items.ts';

describeOnBothDatabases('searching the back office in any language of the site', ({ open }) => {
  test('R-L-11 an item is found by the words of its editions, drafts and all, once', async () => {
    const { db } = await open();
    const { blog_id } = await insertItem(db, blogKind, blogInput.parse({ title: 'Wells' }));
    await insertItem(db, blogKind, blogInput.parse({ title: 'Other' }));
    const { _id } = await insertItem(db, caseStudyKind, { heroHeading: 'Dates' });
    await insertEdition(db, blogKind, blog_id, {
      language: 'ar',
      status: 'draft',
      texts: { title: 'الآبار العميقة' },
    });
    await insertEdition(db, blogKind, blog_id, { language: 'ur', texts: { title: 'کنویں' } });
    await insertEdition(db, caseStudyKind, _id, { language: 'ar', texts: { heroHeading: 'تمور' } });
    const listed = async (find: string) => {
      const { items } = await findListPage(db, blogKind, { find, sort: 'newest', page: 1 });
      return items.map(({ item }) => item.title);
    };
    const found = async (find: string) =>
      (await searchAllItems(db, find)).map(({ kind, title }) => [kind, title]);
    for (const find of ['الابار', 'العميقه الآبار', 'كنوين', 'كنويں', 'wells الابار']) {
      const isThere = find !== 'كنوين';
      expect(await listed(find), find).toEqual(isThere ? ['Wells'] : []);
      expect(await found(find), find).toEqual(isThere ? [['blog', 'Wells']] : []);
    }
    expect(await found('تُمور')).toEqual([['case-study', 'Dates']]);
    expect(await listed('تمور')).toEqual([]);
    expect(await found('w')).toEqual([['blog', 'Wells']]);
  });
});
