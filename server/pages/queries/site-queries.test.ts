import { expect, test } from 'vitest';
import type { SiteQueries } from '../../../app/context.ts';
import { firstSettings } from '../../../content/settings.ts';
import { insertItem, updateItem } from '../../../db/content/change-items.ts';
import { changeContent } from '../../../db/content/content-version.ts';
import type { Database } from '../../../db/open.ts';
import { saveSiteSettings } from '../../../db/settings.ts';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyInput, caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import {
  locationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { listPageSize } from '../../../domain/list-part.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { newRenderState } from '../render-state.ts';
import { siteQueries } from './site-queries.ts';

describeOnBothDatabases('what the pages may ask', ({ open }) => {
  test('T06 HTML that an older version stored is cleaned on its way to the page', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, blogInput.parse({ title: 'Old' }));
    const blogs_content = JSON.stringify([{ heading: 'H', paragraph: '<p onclick="x">T</p>' }]);
    await db.updateTable('blogs').set({ blogs_content }).execute();
    const blog = await siteQueries(db)().findPublishedBlogBySlug('old');
    expect(blog?.blogs_content).toEqual([{ heading: 'H', paragraph: '<p>T</p>' }]);
    expect(await siteQueries(db)().findPublishedBlogBySlug('new')).toBeNull();
  });

  test('T06 the paragraphs of a location page are cleaned on their way to the page', async () => {
    const { db } = await open();
    const input = { slug_url: 'abu dhabi', main_heading: 'Abu Dhabi' };
    await insertItem(db, locationPageKind, locationPageInput.parse(input));
    const dirty = '<p onclick="x">T</p>';
    const texts = { main_paragraph: dirty, paragraph_1: dirty, paragraph_4: dirty };
    await db.updateTable('location_pages').set(texts).execute();
    const page = await siteQueries(db)().findPublishedItem(locationPageKind, 'abu-dhabi');
    const clean = '<p>T</p>';
    expect(page).toMatchObject({ main_paragraph: clean, paragraph_1: clean, paragraph_4: clean });
    expect(await siteQueries(db)().findPublishedItem(locationPageKind, 'baku')).toBeNull();
  });

  test('T06, R-3-04 a study is stored as typed and its paragraphs reach the page clean', async () => {
    const { db } = await open();
    const { _id } = await insertItem(db, caseStudyKind, {});
    const typed = '<p onclick="x">T</p><script>x</script>';
    const texts = { sec1Para: typed, sec3Para3: typed, sec4Heading: 'H', sec4SubHeading: 'S' };
    const stored = await updateItem(db, caseStudyKind, _id, caseStudyInput.parse(texts));
    expect(stored).toMatchObject({ sec1Para: typed, sec3Para3: typed });
    const shown = await siteQueries(db)().findPublishedCaseStudyById(_id);
    expect(shown).toMatchObject({ sec1Para: '<p>T</p>', sec3Para3: '<p>T</p>' });
  });

  test('R-2.5-03 the frame of a page survives a database that has gone away', async () => {
    const { db } = await open();
    await saveSiteSettings(db, firstSettings);
    const queriesFor = siteQueries(db);
    const known = await queriesFor().findSiteSettings();
    await changeContent(db, (transaction) => transaction.deleteFrom('settings').execute());
    const [stale, other] = [newRenderState(), newRenderState()];
    expect(await queriesFor({ state: stale }).findSiteSettings()).toEqual(known);
    await queriesFor({ state: other }).countBlogCategories();
    expect([stale.isStale, other.isStale]).toEqual([true, false]);
    await expect(siteQueries(db)().findSiteSettings()).rejects.toThrow('settings are missing');
  });

  test('F20 what is kept is asked anew after each change, and looked at once for a request', async () => {
    const { db } = await open();
    await saveSiteSettings(db, firstSettings);
    const queriesFor = siteQueries(db);
    const titles = async ({ findBlogPage, findLatestBlogs }: SiteQueries) => {
      const { items } = await findBlogPage({ category: '', find: '', page: 1 });
      const latest = await findLatestBlogs(2);
      return [items, latest].map((blogs) => blogs.map(({ title }) => title).join());
    };
    const begun = queriesFor();
    expect(await titles(begun)).toEqual(['', '']);
    await insertItem(db, blogKind, blogInput.parse({ title: 'a', status: 'published' }));
    await saveSiteSettings(db, { ...firstSettings, name: 'Other' });
    expect(await titles(begun), 'a request that is under way').toEqual(['', '']);
    expect(await titles(queriesFor())).toEqual(['a', 'a']);
    expect((await queriesFor().findSiteSettings()).name).toBe('Other');
    for (const title of ['b', 'c']) {
      await insertItem(db, blogKind, blogInput.parse({ title, status: 'published' }));
    }
    expect(await titles(queriesFor())).toEqual(['c,b,a', 'c,b']);
  });

  async function addStudies(db: Database, count: number) {
    const study = caseStudyInput.parse({ sec4Heading: 'H', sec4SubHeading: 'S' });
    for (let added = 0; added < count; added++) {
      await updateItem(db, caseStudyKind, (await insertItem(db, caseStudyKind, {}))._id, study);
    }
  }

  test('R-P-12 a page that is previewed shows the same studies while somebody types', async () => {
    const { db } = await open();
    await addStudies(db, 8);
    const shown = { kind: pageKind.name, item: {} };
    const drawn = async () => siteQueries(db)({ shown }).findRandomCaseStudies(6);
    const first = await drawn();
    expect(first).toHaveLength(6);
    for (const _ of [1, 2, 3]) expect(await drawn()).toEqual(first);
  });

  test('D20 studies are drawn anew each time, out of a short list as it stands and a long one', async () => {
    const { db } = await open();
    const queriesFor = siteQueries(db);
    for (const added of [8, listPageSize]) {
      await addStudies(db, added);
      const draws = new Set<string>();
      for (let draw = 0; draw < 12; draw++) {
        const state = newRenderState();
        const drawn = await queriesFor({ state }).findRandomCaseStudies(6);
        expect(state.isRandom).toBe(true);
        const ids = drawn.map(({ _id }) => _id);
        expect(new Set(ids).size).toBe(6);
        draws.add(ids.join());
      }
      expect(draws.size).toBeGreaterThan(1);
    }
  });

  test('R-7-04 a draft is in no answer', async () => {
    const { db } = await open();
    const { _id } = await insertItem(db, caseStudyKind, {});
    await insertItem(db, blogKind, blogInput.parse({}));
    const queries = siteQueries(db)();
    expect(await queries.findPublishedCaseStudyById(_id)).toBeNull();
    const everything = { category: '', find: '', page: 1 };
    expect((await queries.findCaseStudyPage(everything)).items).toEqual([]);
    expect(await queries.findRandomCaseStudies(6)).toEqual([]);
    expect((await queries.findBlogPage(everything)).items).toEqual([]);
    expect(await queries.findLatestBlogs(3)).toEqual([]);
  });
});
