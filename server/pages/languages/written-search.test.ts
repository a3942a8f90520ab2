import { expect, test } from 'vitest';
import { firstSettings } from '../../../content/settings.ts';
import { insertItem } from '../../../db/content/change-items.ts';
import { findListPage } from '../../../db/content/lists/find-listed.ts';
import { findBlogPage } from '../../../db/content/public/blog-pages.ts';
import { findEditions } from '../../../db/content/public/editions.ts';
import { findSiteSettings, saveSiteSettings } from '../../../db/settings.ts';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { insertEdition, publishLanguages } from '../../../tests/published-editions.ts';
import {
  type Written,
  writtenLanguages,
  writtenTexts,
  writtenVariants,
} from '../../../tests/written-variants.ts';
import { siteQueries } from '../queries/site-queries.ts';
import { languagesOfSite } from './languages-of-site.ts';

/** Of each language; 200 in all. */
const count = 100;

/** Words of neither content, and two that are one letter away from words of it. */
const absent = ['زرافة', 'بركان', 'ہاتھی', 'جوالہ مکھی', 'اعلاظات', 'موقغ', '987654'];

type Find = (language: Written, find: string) => Promise<string[]>;

/** What was looked for and is not found in the text that holds it. */
async function missed(find: Find): Promise<object[]> {
  const found: object[] = [];
  for (const language of writtenLanguages) {
    const texts = writtenTexts(language);
    const variants = writtenVariants(language, count);
    expect(new Set(variants.map(({ rule }) => rule)).size).toBe(12);
    for (const { text, ...variant } of variants) {
      const title = `${language} ${texts.indexOf(text)}`;
      if (!(await find(language, variant.written)).includes(title)) found.push(variant);
    }
  }
  return found;
}

async function foundInVain(find: Find): Promise<string[]> {
  const found: string[] = [];
  for (const language of writtenLanguages) {
    for (const word of absent) if ((await find(language, word)).length > 0) found.push(word);
  }
  return found;
}

describeOnBothDatabases('searching in Arabic and Urdu as readers write', ({ open }) => {
  test('R-L-11 none of 200 variants is missed where articles are written in them', async () => {
    const { db } = await open();
    for (const language of writtenLanguages) {
      for (const [place, brief_paragraph] of writtenTexts(language).entries()) {
        const title = `${language} ${place}`;
        await insertItem(db, blogKind, blogInput.parse({ title, brief_paragraph }));
      }
    }
    const visitors: Find = async (_, find) => {
      const titles: string[] = [];
      for (const page of [1, 2, 3]) {
        const { items } = await findBlogPage(db, { category: '', find, page });
        titles.push(...items.map(({ title }) => title));
      }
      return titles;
    };
    const editors: Find = async (_, find) => {
      const titles: unknown[] = [];
      for (const page of [1, 2, 3]) {
        const { items } = await findListPage(db, blogKind, { find, sort: 'newest', page });
        titles.push(...items.map(({ item }) => item.title));
      }
      return titles.map(String);
    };
    expect(await missed(visitors)).toEqual([]);
    expect(await missed(editors)).toEqual([]);
    expect([await foundInVain(visitors), await foundInVain(editors)]).toEqual([[], []]);
  });

  test('R-L-11 none of 200 variants is missed in editions, each in its own language', async () => {
    const { db } = await open();
    await saveSiteSettings(db, firstSettings);
    await publishLanguages(db);
    for (const language of writtenLanguages) {
      for (const [place, brief_paragraph] of writtenTexts(language).entries()) {
        const title = `${language} ${place}`;
        const original = blogInput.parse({ title, brief_paragraph: 'English.' });
        const { blog_id } = await insertItem(db, blogKind, original);
        await insertEdition(db, blogKind, blog_id, { language, texts: { title, brief_paragraph } });
      }
    }
    const queriesFor = siteQueries(db);
    const site = await languagesOfSite(await findSiteSettings(db), () => findEditions(db));
    const find: Find = async (language, words) => {
      const current = site.all.find(({ tag }) => tag === language) ?? site.current;
      const queries = queriesFor({ languages: { ...site, current } });
      const titles: string[] = [];
      for (const page of [1, 2, 3]) {
        const { items } = await queries.findBlogPage({ category: '', find: words, page });
        titles.push(...items.map(({ title }) => title));
      }
      return titles;
    };
    expect(await missed(find)).toEqual([]);
    expect(await foundInVain(find)).toEqual([]);
    expect(await find('ur', 'الموقع'), 'of the other language').toEqual([]);
  });
});
