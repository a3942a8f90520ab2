import { expect, test } from 'vitest';
import { firstSettings } from '../content/settings.ts';
import { insertBlog } from '../db/blogs.ts';
import { insertCaseStudy, updateCaseStudy } from '../db/case-studies.ts';
import { insertLocationPage } from '../db/location-pages.ts';
import { saveSiteSettings } from '../db/settings.ts';
import { blogInput } from '../domain/blog.ts';
import { caseStudyInput } from '../domain/case-study.ts';
import { locationPageInput } from '../domain/location-page.ts';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { forOneRequest, siteQueries } from './site-queries.ts';

describeOnBothDatabases('what the pages may ask', ({ open }) => {
  test('T06 HTML that an older version stored is cleaned on its way to the page', async () => {
    const { db } = await open();
    await insertBlog(db, blogInput.parse({ title: 'Old' }));
    const blogs_content = JSON.stringify([{ heading: 'H', paragraph: '<p onclick="x">T</p>' }]);
    await db.updateTable('blogs').set({ blogs_content }).execute();
    const blog = await siteQueries(db).findPublishedBlogBySlug('old');
    expect(blog?.blogs_content).toEqual([{ heading: 'H', paragraph: '<p>T</p>' }]);
    expect(await siteQueries(db).findPublishedBlogBySlug('new')).toBeNull();
  });

  test('T06 the paragraphs of a location page are cleaned on their way to the page', async () => {
    const { db } = await open();
    const input = { slug_url: 'abu dhabi', main_heading: 'Abu Dhabi' };
    await insertLocationPage(db, locationPageInput.parse(input));
    const dirty = '<p onclick="x">T</p>';
    const texts = { main_paragraph: dirty, paragraph_1: dirty, paragraph_4: dirty };
    await db.updateTable('location_pages').set(texts).execute();
    const page = await siteQueries(db).findPublishedLocationPageBySlug('abu-dhabi');
    const clean = '<p>T</p>';
    expect(page).toMatchObject({ main_paragraph: clean, paragraph_1: clean, paragraph_4: clean });
    expect(await siteQueries(db).findPublishedLocationPageBySlug('dubai')).toBeNull();
  });

  test('T06, R-3-04 a study is stored as typed and its paragraphs reach the page clean', async () => {
    const { db } = await open();
    const { _id } = await insertCaseStudy(db);
    const typed = '<p onclick="x">T</p><script>x</script>';
    const texts = { sec1Para: typed, sec3Para3: typed, sec4Heading: 'H', sec4SubHeading: 'S' };
    const stored = await updateCaseStudy(db, _id, caseStudyInput.parse(texts));
    expect(stored).toMatchObject({ sec1Para: typed, sec3Para3: typed });
    const shown = await siteQueries(db).findPublishedCaseStudyById(_id);
    expect(shown).toMatchObject({ sec1Para: '<p>T</p>', sec3Para3: '<p>T</p>' });
  });

  test('R-2.5-03 the frame of a page survives a database that has gone away', async () => {
    const { db } = await open();
    await saveSiteSettings(db, firstSettings);
    const queries = siteQueries(db);
    const known = await queries.findSiteSettings();
    await db.deleteFrom('settings').execute();
    expect(await queries.findSiteSettings()).toEqual(known);
    await expect(siteQueries(db).findSiteSettings()).rejects.toThrow('settings are missing');
  });

  test('the loaders of one request read the settings once, the next request again', async () => {
    const { db } = await open();
    let asked = 0;
    const queries = {
      ...siteQueries(db),
      async findSiteSettings() {
        asked += 1;
        return firstSettings;
      },
    };
    const one = forOneRequest(queries);
    await Promise.all([one.findSiteSettings(), one.findSiteSettings()]);
    expect(asked).toBe(1);
    await forOneRequest(queries).findSiteSettings();
    expect(asked).toBe(2);
  });

  test('R-7-04 a draft is in no answer', async () => {
    const { db } = await open();
    const { _id } = await insertCaseStudy(db);
    await insertBlog(db, blogInput.parse({}));
    const queries = siteQueries(db);
    expect(await queries.findPublishedCaseStudyById(_id)).toBeNull();
    const everything = { category: '', find: '', page: 1 };
    expect((await queries.findCaseStudyPage(everything)).items).toEqual([]);
    expect(await queries.findRandomCaseStudies(6)).toEqual([]);
    expect((await queries.findBlogPage(everything)).items).toEqual([]);
    expect(await queries.findLatestBlogs(3)).toEqual([]);
  });
});
