import { expect, test } from 'vitest';
import { blog, blogInput } from '../../domain/content/kinds/blog.ts';
import { caseStudy } from '../../domain/content/kinds/case-study.ts';
import { kinds } from '../../domain/content/kinds/kinds.ts';
import { locationPage, locationPageInput } from '../../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { insertBlog, updateBlog } from './blogs.ts';
import { insertCaseStudy } from './case-studies.ts';
import { findItemStates } from './item-states.ts';
import { insertLocationPage } from './location-pages.ts';

describeOnBothDatabases('item states', ({ open }) => {
  test('an empty list has none', async () => {
    const { db } = await open();
    for (const kind of kinds) expect(await findItemStates(db, kind)).toEqual([]);
  });

  test('each kind tells its own items, ids as text', async () => {
    const { db } = await open();
    const { _id } = await insertCaseStudy(db);
    const { location_id } = await insertLocationPage(
      db,
      locationPageInput.parse({ slug_url: 'sharjah', main_heading: 'Sharjah' }),
    );
    const updated_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await findItemStates(db, caseStudy)).toEqual([{ id: _id, status: 'draft', updated_at }]);
    expect(await findItemStates(db, locationPage)).toEqual([
      { id: String(location_id), status: 'published', updated_at },
    ]);
  });

  test('the last changed stands first, drafts included', async () => {
    const { db } = await open();
    const draft = await insertBlog(db, blogInput.parse({}));
    const old = await insertBlog(db, blogInput.parse({ title: 'Old' }));
    await new Promise((done) => setTimeout(done, 5));
    await updateBlog(db, draft.blog_id, blogInput.parse({ brief_paragraph: 'More' }));
    const states = await findItemStates(db, blog);
    expect(states.map(({ id, status }) => [id, status])).toEqual([
      [String(draft.blog_id), 'draft'],
      [String(old.blog_id), 'published'],
    ]);
  });
});
