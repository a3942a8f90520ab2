import { expect, test } from 'vitest';
import { insertManyItems, titleOf } from '../../../bench/many-items.ts';
import { type BlogInput, blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { searchText } from '../../../domain/content/text/search-text.ts';
import { searchWords } from '../../../domain/list-part.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { noListCache } from '../../lists/list-part.ts';
import type { Database } from '../../open.ts';
import { insertCategory } from '../categories.ts';
import { deleteItem, insertItem, updateItem } from '../change-items.ts';
import { restoreFromTrash } from '../history/restore.ts';
import { publish, unpublish } from '../publishing/schedule.ts';
import { findBlogPage } from './blog-pages.ts';
import { findCaseStudyPage } from './case-study-pages.ts';

function input(title: string, values: Partial<BlogInput> = {}): BlogInput {
  return blogInput.parse({ title, slug_url: title, category: null, ...values });
}

async function find(db: Database, words: string, part: object = {}): Promise<string[]> {
  const { items } = await findBlogPage(db, { category: '', find: words, page: 1, ...part });
  return items.map(({ title }) => title);
}

/** What searches stumble over: signs of their own languages, letters that fold oddly, short words. */
const signs = [...'abcABİıßΣσςÉé"%_!*\'\\-+():^{}.😀東京\u0301\u200dﬁ\t\n', ' ', 'or', 'NOT'];
const someText = fc
  .array(fc.constantFrom(...signs), { maxLength: 12 })
  .map((parts) => parts.join(''));

describeOnBothDatabases('the public search', ({ open }) => {
  test('T15 whatever is stored and looked for, the words are found where they stand', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, input('Anything'));
    const part = { category: '', page: 1 };
    // A count that makes every word common, and so the other way of looking.
    const counts = { total: 0, categories: [] };
    const property = async (text: string, at: number, length: number, other: string) => {
      const search_text = searchText([text]);
      await db.updateTable('blog_search').set({ search_text }).execute();
      const start = at % (text.length + 1);
      for (const find of [text.slice(start, start + length).toUpperCase(), other]) {
        if (!find.isWellFormed() || searchWords(find).length === 0) continue;
        const isThere = searchWords(find).every((word) => search_text.includes(word));
        for (const known of [undefined, { ...noListCache, counts }]) {
          const { count, items } = await findBlogPage(db, { ...part, find }, known);
          expect([count, items.length], find).toEqual(isThere ? [1, 1] : [0, 0]);
        }
      }
    };
    await fc.assert(fc.asyncProperty(someText, fc.nat(20), fc.nat(6), someText, property), {
      numRuns: fuzzRuns(100, 5_000),
    });
  });

  test('letters of every script are found in either case, and parts of words', async () => {
    const { db } = await open();
    await insertItem(
      db,
      blogKind,
      input('Łódź and Été', { brief_paragraph: 'МОСКВА "quoted" 50%' }),
    );
    await insertItem(db, blogKind, input('Another one', { brief_paragraph: '東京都' }));
    const one = [
      'ŁÓDŹ',
      'lodz',
      'éTÉ',
      'ete',
      'москва',
      'оск',
      '"quoted"',
      'quot',
      '50% łódź',
      'ód été',
      'od éte',
    ];
    for (const words of one) expect(await find(db, words), words).toEqual(['Łódź and Été']);
    for (const words of ['東', '東京', '京都', '東京都']) {
      expect(await find(db, words), words).toEqual(['Another one']);
    }
    expect(await find(db, 'an')).toEqual(['Another one', 'Łódź and Été']);
    for (const words of ['andété', 'one東', 'étémos', '*', 'łódź NOT', 'zebra', '""', '5_%']) {
      expect(await find(db, words), words).toEqual([]);
    }
  });

  test('what is public is found, as it stands now, and nothing else', async () => {
    const { db } = await open();
    const { blog_id } = await insertItem(db, blogKind, input('Harbour'));
    const id = String(blog_id);
    await updateItem(db, blogKind, blog_id, input('Desert', { published_date: '2020-01-01' }));
    expect([await find(db, 'harbour'), await find(db, 'desert')]).toEqual([[], ['Desert']]);
    await insertItem(db, blogKind, input('Later desert'));
    expect(await find(db, 'desert')).toEqual(['Later desert', 'Desert']);
    await updateItem(db, blogKind, blog_id, input('Draft desert'), { status: 'draft' });
    expect(await find(db, 'draft')).toEqual([]);
    await publish(db, 'blog', id, {});
    expect(await find(db, 'draft')).toEqual(['Draft desert']);
    await unpublish(db, 'blog', id, {});
    expect(await find(db, 'draft')).toEqual([]);
    await publish(db, 'blog', id, {});
    await deleteItem(db, blogKind, blog_id);
    expect(await find(db, 'draft')).toEqual([]);
    await restoreFromTrash(db, 'blog', id);
    expect(await find(db, 'draft')).toEqual(['Draft desert']);
  });

  test('a word that all items have leads through pages without a gap, within a category, too', async () => {
    const { db } = await open();
    for (const category of ['SEO', 'SMM']) await insertCategory(db, category);
    await insertManyItems(db, { blogs: 130, studies: 0 });
    const titles = Array.from({ length: 130 }, (_, index) => titleOf(index));
    const counts = { total: 130, categories: [{ name: 'SEO', count: 65 }] };
    const known = { ...noListCache, counts };
    const part = { category: '', find: '', page: 2 };
    const { items } = await findBlogPage(db, part, { ...known, pageEnds: async () => [] });
    expect(items, 'deleted since they were counted').toEqual([]);
    for (const words of ['', 'no.', 'in', 'in no.']) {
      const found: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const part = { category: '', find: words, page };
        const { items, count } = await findBlogPage(db, part, known);
        expect(count, words).toBe(130);
        found.push(...items.map(({ title }) => title));
      }
      expect(found, words).toEqual(titles);
      const second = { category: 'SEO', find: words, page: 2 };
      const { items, count } = await findBlogPage(db, second, known);
      const within = titles.filter((_, index) => index % 2 === 0).slice(60);
      expect([count, ...items.map(({ title }) => title)], words).toEqual([65, ...within]);
    }
  });

  test('a study is found by each of its texts, in any order of the words', async () => {
    const { db } = await open();
    const { _id } = await insertItem(db, caseStudyKind, {});
    const studies = async (words: string, category = '') =>
      (await findCaseStudyPage(db, { category, find: words, page: 1 })).items.map((one) => one._id);
    expect(await studies('a')).toEqual([]);
    const texts = { heroHeading: 'Ünder sail', clientName: 'Dates & Co', industry: 'Food' };
    const sections = { sec4Heading: 'a', sec4SubHeading: 'b' };
    await updateItem(db, caseStudyKind, _id, {
      ...texts,
      ...sections,
      category1: 'SEO',
      category4: 'SMM',
    });
    for (const words of ['ünder', 'FOOD dates', 'seo smm', 'smm sail']) {
      expect(await studies(words), words).toEqual([_id]);
    }
    expect(await studies('food', 'SMM')).toEqual([_id]);
    expect(await studies('food', 'Other')).toEqual([]);
    await updateItem(db, caseStudyKind, _id, { ...sections, industry: 'Travel' });
    expect([await studies('food'), await studies('travel sail')]).toEqual([[], [_id]]);
  });
});
