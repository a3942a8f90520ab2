import { expect, test } from 'vitest';
import { type BlogInput, blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import type { Database } from '../../open.ts';
import { insertCategory } from '../categories.ts';
import { insertItem, updateItem } from '../change-items.ts';
import { countBlogCategories, findBlogNeighbours, findBlogPage } from './blog-pages.ts';
import {
  countCaseStudyCategories,
  findCaseStudyPage,
  findNextCaseStudy,
} from './case-study-pages.ts';

const everything = { category: '', find: '', page: 1 };
const studyTexts = { sec4Heading: 'a', sec4SubHeading: 'b' };

function addBlog(db: Database, title: string, values: Partial<BlogInput> = {}) {
  return insertItem(
    db,
    blogKind,
    blogInput.parse({ title, slug_url: title, category: null, ...values }),
  );
}

async function addStudy(db: Database, values: object): Promise<void> {
  const { _id } = await insertItem(db, caseStudyKind, {});
  await updateItem(db, caseStudyKind, _id, { ...studyTexts, ...values });
}

async function studyId(db: Database, heading: string): Promise<string> {
  const study = db.selectFrom('case_studies').select('_id').where('heroHeading', '=', heading);
  return (await study.executeTakeFirstOrThrow())._id;
}

async function blogTitles(db: Database, part: object): Promise<string[]> {
  const { items } = await findBlogPage(db, { ...everything, ...part });
  return items.map(({ title }) => title);
}

async function headings(db: Database, part: object): Promise<string[]> {
  const { items } = await findCaseStudyPage(db, { ...everything, ...part });
  return items.map(({ heroHeading }) => heroHeading);
}

describeOnBothDatabases('the public lists', ({ open }) => {
  test('61 blogs are two pages without a gap or a repetition, and a third is empty', async () => {
    const { db } = await open();
    for (let number = 1; number <= 61; number++) await addBlog(db, `Blog ${number}`);
    const first = await findBlogPage(db, everything);
    const second = await findBlogPage(db, { ...everything, page: 2 });
    expect([first.count, first.items.length, second.items.length]).toEqual([61, 60, 1]);
    expect(first.items[0]?.title).toBe('Blog 61');
    expect(second.items[0]?.title).toBe('Blog 1');
    expect(await findBlogPage(db, { ...everything, page: 3 })).toEqual({ items: [], count: 61 });
  });

  test('a category holds its published blogs, and an unknown one none', async () => {
    const { db } = await open();
    const { category_id } = await insertCategory(db, 'SEO');
    await addBlog(db, 'One', { category: category_id });
    await addBlog(db, 'Two');
    await addBlog(db, '', { category: category_id });
    expect(await blogTitles(db, { category: 'SEO' })).toEqual(['One']);
    expect(await blogTitles(db, { category: "x' or 1=1 --" })).toEqual([]);
    expect(await countBlogCategories(db)).toEqual({
      total: 2,
      categories: [{ id: category_id, name: 'SEO', count: 1 }],
      known: ['SEO'],
    });
  });

  test('every word must occur, in title or brief paragraph, in either case', async () => {
    const { db } = await open();
    await addBlog(db, 'Costs of a website', { brief_paragraph: 'In the city, 100% of them.' });
    await addBlog(db, 'Costs_of an app');
    expect(await blogTitles(db, { find: 'COSTS city' })).toEqual(['Costs of a website']);
    expect(await blogTitles(db, { find: '100%' })).toEqual(['Costs of a website']);
    expect(await blogTitles(db, { find: '_' })).toEqual(['Costs_of an app']);
    for (const find of ['costs nothing', '!', '\\', '\0', '\ud800', "'"]) {
      expect(await blogTitles(db, { find }), JSON.stringify(find)).toEqual([]);
    }
  });

  test('a study is found by any of its four categories and counts once in each', async () => {
    const { db } = await open();
    await addStudy(db, { heroHeading: 'One', category1: 'SEO', category4: 'SEO' });
    await addStudy(db, { heroHeading: 'Two', category1: 'SMM', category2: 'SEO' });
    await addStudy(db, { heroHeading: 'Three', clientName: 'Dates & Co' });
    await insertItem(db, caseStudyKind, {});
    expect(await headings(db, {})).toEqual(['Three', 'Two', 'One']);
    expect(await headings(db, { category: 'SEO' })).toEqual(['Two', 'One']);
    expect(await headings(db, { category: 'SMM' })).toEqual(['Two']);
    expect(await headings(db, { find: 'dates' })).toEqual(['Three']);
    expect(await countCaseStudyCategories(db)).toMatchObject({
      total: 3,
      categories: [
        { name: 'SEO', count: 2 },
        { name: 'SMM', count: 1 },
      ],
    });
  });

  test('an article knows the published ones before and after it', async () => {
    const { db } = await open();
    const dates = { Old: '2024-01-01', Middle: '2024-05-01', New: '2024-09-01' };
    const ids = new Map<string, number>();
    for (const [title, published_date] of Object.entries(dates).reverse()) {
      ids.set(title, (await addBlog(db, title, { published_date })).blog_id);
    }
    const draft = await addBlog(db, '', { published_date: '2024-03-01' });
    const around = async (title: string) => {
      const { previous, next } = await findBlogNeighbours(db, ids.get(title) ?? 0);
      return [previous?.title, next?.title];
    };
    expect(await around('Old')).toEqual([undefined, 'Middle']);
    expect(await around('Middle')).toEqual(['Old', 'New']);
    expect(await around('New')).toEqual(['Middle', undefined]);
    expect(draft.slug_url).toBe('');
    expect(await findBlogNeighbours(db, 4_000)).toEqual({ previous: null, next: null });
  });

  test('the next study is the second older one with a figure, from the newest on after the last', async () => {
    const { db } = await open();
    await addStudy(db, { heroHeading: 'One', figure: '1%' });
    await addStudy(db, { heroHeading: 'Two' });
    await addStudy(db, { heroHeading: 'Three', figure: '3%' });
    await addStudy(db, { heroHeading: 'Four', figure: '4%' });
    const next = async (heading: string) =>
      (await findNextCaseStudy(db, await studyId(db, heading)))?.heroHeading;
    expect(await next('Four')).toBe('One');
    expect(await next('Three')).toBe('Four');
    expect(await next('Two')).toBe('Four');
    expect(await next('One')).toBe('Three');
    expect(await findNextCaseStudy(db, 'f'.repeat(24))).toBeNull();
  });

  test('studies are listed twenty at a time, and found by client, place and thing', async () => {
    const { db } = await open();
    const named = { clientName: 'Pier & Basin', place: 'Lisbon Harbour' };
    await addStudy(db, { heroHeading: 'A page for every tower', ...named });
    for (let number = 2; number <= 21; number++) await addStudy(db, { heroHeading: `${number}` });
    expect(await headings(db, {})).toHaveLength(20);
    expect(await headings(db, { page: 2 })).toEqual(['A page for every tower']);
    for (const find of ['basin', 'harbour', 'tower']) {
      expect(await headings(db, { find })).toEqual(['A page for every tower']);
    }
  });
});
