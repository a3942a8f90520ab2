import { expect, test } from 'vitest';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { kinds } from '../../domain/content/kinds/kinds.ts';
import { locationPageInput, locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { insertItem, updateItem } from './change-items.ts';
import { findItemStates } from './item-states.ts';

describeOnBothDatabases('item states', ({ open }) => {
  test('an empty list has none', async () => {
    const { db } = await open();
    for (const kind of kinds) expect(await findItemStates(db, kind)).toEqual([]);
  });

  test('each kind tells its own items, ids as text', async () => {
    const { db } = await open();
    const { _id } = await insertItem(db, caseStudyKind, {});
    const { location_id } = await insertItem(
      db,
      locationPageKind,
      locationPageInput.parse({ slug_url: 'sharjah', main_heading: 'Sharjah' }),
    );
    const updated_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await findItemStates(db, caseStudyKind)).toEqual([
      { id: _id, status: 'draft', updated_at },
    ]);
    expect(await findItemStates(db, locationPageKind)).toEqual([
      { id: String(location_id), status: 'published', updated_at },
    ]);
  });

  test('the last changed stands first, drafts included', async () => {
    const { db } = await open();
    const draft = await insertItem(db, blogKind, blogInput.parse({}));
    const old = await insertItem(db, blogKind, blogInput.parse({ title: 'Old' }));
    await new Promise((done) => setTimeout(done, 5));
    await updateItem(db, blogKind, draft.blog_id, blogInput.parse({ brief_paragraph: 'More' }));
    const states = await findItemStates(db, blogKind);
    expect(states.map(({ id, status }) => [id, status])).toEqual([
      [String(draft.blog_id), 'draft'],
      [String(old.blog_id), 'published'],
    ]);
  });
});
