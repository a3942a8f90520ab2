import { expect, test } from 'vitest';
import { firstSettings } from '../../../content/settings.ts';
import { insertCategory } from '../../../db/content/categories.ts';
import { deleteItem, insertItem } from '../../../db/content/change-items.ts';
import { findEditionRow } from '../../../db/content/editions/edition-rows.ts';
import { saveSiteTexts } from '../../../db/content/editions/site-texts.ts';
import { findEditions } from '../../../db/content/public/editions.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettings, saveSiteSettings } from '../../../db/settings.ts';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { caseStudyCategories } from '../../../domain/content/kinds/case-study-fields.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { insertEdition, publishLanguages } from '../../../tests/published-editions.ts';
import { siteQueries } from '../queries/site-queries.ts';
import { languagesOfSite } from './languages-of-site.ts';

async function queriesIn(db: Database, tag: string) {
  const site = await languagesOfSite(await findSiteSettings(db), () => findEditions(db));
  const current = site.all.find((one) => one.tag === tag) ?? site.current;
  return siteQueries(db)({ languages: { ...site, current } });
}

describeOnBothDatabases('what a further language suggests and finds', ({ open }) => {
  test('R-L-06 a deleted page names the closest that are public in its language', async () => {
    const { db } = await open();
    await saveSiteSettings(db, firstSettings);
    await publishLanguages(db);
    const titles = ['تسويق المطاعم', 'ميزانية المتجر', 'صور المتجر', 'خرائط', 'التسويق للمطاعم'];
    const ids: number[] = [];
    for (const [place, title] of titles.entries()) {
      const input = blogInput.parse({ title: `English ${place}` });
      const { blog_id } = await insertItem(db, blogKind, input);
      ids.push(blog_id);
      await insertEdition(db, blogKind, blog_id, { language: 'ar', texts: { title } });
    }
    await insertItem(db, blogKind, blogInput.parse({ title: 'التسويق, in English alone' }));
    const last = await findEditionRow(db, blogKind, ids.at(-1) ?? 0, 'ar');
    await deleteItem(db, editionsOf(blogKind), Number(last?.edition_id));
    const queries = await queriesIn(db, 'ar');
    const gone = await queries.findGonePage(encodeURI('/ar/blogs/التسويق-للمطاعم'));
    expect(gone?.blogs.map(({ title }) => title)).toEqual(['تسويق المطاعم', 'خرائط', 'صور المتجر']);
    expect(await queries.findGonePage('/ar/blogs/never')).toBeNull();
  });

  test('R-L-11 a study is found by its texts in the language, its industry too', async () => {
    const { db } = await open();
    await saveSiteSettings(db, firstSettings);
    await publishLanguages(db);
    const { _id } = await insertItem(
      db,
      caseStudyKind,
      { heroHeading: 'Dates', industry: 'Food', place: 'Sharjah' },
      { status: 'published' },
    );
    const texts = { heroHeading: 'تمور', industry: 'الأغذية', place: 'الشارقة' };
    await insertEdition(db, caseStudyKind, _id, { language: 'ar', texts });
    const queries = await queriesIn(db, 'ar');
    const found = async (find: string) =>
      (await queries.findCaseStudyPage({ category: '', find, page: 1 })).count;
    for (const find of ['تمور', 'الاغذيه', 'الشارقه تمور']) expect(await found(find)).toBe(1);
    expect(await found('food')).toBe(0);
  });

  test('R-L-02 a category of blogs and one of studies have names of their own', async () => {
    const { db } = await open();
    await saveSiteSettings(db, firstSettings);
    await publishLanguages(db);
    const [name = ''] = caseStudyCategories;
    const { category_id } = await insertCategory(db, name);
    const blog = blogInput.parse({ title: 'Dates', category: category_id });
    const { blog_id } = await insertItem(db, blogKind, blog);
    await insertEdition(db, blogKind, blog_id, { language: 'ar', texts: { title: 'تمور' } });
    const study = { heroHeading: 'Dates', category1: name };
    const { _id } = await insertItem(db, caseStudyKind, study, { status: 'published' });
    await insertEdition(db, caseStudyKind, _id, { language: 'ar', texts: { heroHeading: 'تمور' } });
    const values = {
      categories: { [category_id]: 'مقالات' },
      studyCategories: { [name]: 'أعمال' },
    };
    await saveSiteTexts(db, 'ar', { values });
    const queries = await queriesIn(db, 'ar');
    const { categories: ofBlogs } = await queries.countBlogCategories();
    const { categories: ofStudies } = await queries.countCaseStudyCategories();
    expect([ofBlogs, ofStudies]).toEqual([
      [{ id: category_id, name: 'مقالات', count: 1 }],
      [{ name: 'أعمال', count: 1 }],
    ]);
    expect(await queries.findPublishedBlogBySlug('dates')).toMatchObject({
      categoryName: 'مقالات',
    });
  });
});
