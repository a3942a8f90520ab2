import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { insertManyItems } from '../../../bench/many-items.ts';
import type { ListQuery } from '../../../domain/api/content/item-lists.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { type BlogInput, blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import {
  locationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { type PublishingStatus, publishingStates } from '../../../domain/content/publishing.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import type { Database, DatabaseKind } from '../../open.ts';
import { deleteCategory, insertCategory, renameCategory } from '../categories.ts';
import { deleteItem, insertItem, updateItem } from '../change-items.ts';
import { changeContent } from '../content-version.ts';
import { restoreFromTrash } from '../history/restore.ts';
import { dropNewerDraft } from '../publishing/newer-draft.ts';
import { runSchedule, setSchedule, unpublish } from '../publishing/schedule.ts';
import { findListPage } from './find-listed.ts';
import { refreshLists, repairListOf } from './stale-entries.ts';

/** Whether another connection waits for this transaction. */
const isAwaited: RawBuilder<{ isAwaited: boolean }> = sql`
  select exists (select from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as "isAwaited"`;

const first: ListQuery = { find: '', sort: 'changed', page: 1 };

describeOnBothDatabases("the back office's list", (databases) => {
  let db: Database;
  let database: DatabaseKind;
  beforeEach(async () => {
    ({ db, kind: database } = await databases.open());
  });

  async function addBlog(typed: Partial<BlogInput>): Promise<number> {
    return (await insertItem(db, blogKind, blogInput.parse(typed))).blog_id;
  }

  async function titles(query: Partial<ListQuery> = {}): Promise<unknown[]> {
    const { items } = await findListPage(db, blogKind, { ...first, ...query });
    return items.map(({ item }) => item.title);
  }

  test('an empty one has one page', async () => {
    for (const kind of [blogKind, caseStudyKind, locationPageKind] as Kind[]) {
      const nothing = { items: [], total: 0, found: 0, page: 1, pages: 1, authors: [] };
      expect(await findListPage(db, kind, first)).toEqual(nothing);
    }
  });

  test('R-2.7-08 an item has its key, what the list shows, its state and its last change', async () => {
    const category = (await insertCategory(db, 'SEO')).category_id;
    await addBlog({ title: 'One', brief_paragraph: 'Brief', category, published_date: 'Eid' });
    const { items, ...counts } = await findListPage(db, blogKind, first);
    expect(counts).toEqual({ total: 1, found: 1, page: 1, pages: 1, authors: [] });
    const item = {
      blog_id: 1,
      slug_url: 'one',
      title: 'One',
      brief_paragraph: 'Brief',
      category,
      published_date: 'Eid',
      blog_image: '',
    };
    const stands = {
      status: 'published',
      state: 'published',
      publish_at: null,
      changed_by: '',
      open_remarks: 0,
    };
    const updated_at = expect.any(String);
    expect(items).toEqual([{ item, ...stands, updated_at, address: '/blogs/one' }]);
  });

  test('drafts are in it, each kind has its own', async () => {
    await insertItem(db, caseStudyKind, { heroHeading: 'A shop' });
    const typed = { slug_url: 'SEO Muscat', main_heading: 'In Muscat' };
    await insertItem(db, locationPageKind, locationPageInput.parse(typed));
    const studies = await findListPage(db, caseStudyKind, first);
    expect(studies.items).toMatchObject([{ item: { heroHeading: 'A shop' }, status: 'draft' }]);
    const places = await findListPage(db, locationPageKind, { ...first, find: 'seo-muscat' });
    expect(places.items.map(({ item }) => item)).toEqual([
      {
        location_id: 1,
        slug_url: 'SEO Muscat',
        main_heading: 'In Muscat',
        highlighted_heading: '',
      },
    ]);
  });

  test('three orders: the last change, the newest, A to Z as people read it', async () => {
    const oldest = await addBlog({ title: 'Blog 10', published_date: '1 May 2020' });
    await addBlog({ title: 'blog 2', published_date: '3 May 2020' });
    await addBlog({ title: '', slug_url: 'x', published_date: '2 May 2020' });
    expect(await titles()).toEqual(['', 'blog 2', 'Blog 10']);
    expect(await titles({ sort: 'newest' })).toEqual(['blog 2', '', 'Blog 10']);
    expect(await titles({ sort: 'title' })).toEqual(['blog 2', 'Blog 10', '']);
    await updateItem(db, blogKind, oldest, blogInput.parse({ title: 'Über', slug_url: 'y' }));
    expect(await titles()).toEqual(['Über', '', 'blog 2']);
    expect(await titles({ sort: 'title' })).toEqual(['blog 2', 'Über', '']);
  });

  test('every word must be there, in any order and case, signs of patterns as they are', async () => {
    await addBlog({ title: 'Twelve Wells', brief_paragraph: '100% of Deira' });
    await addBlog({ title: 'Wells Court', brief_paragraph: 'ΣΟΦΟΣ' });
    await addBlog({ title: 'Net House', brief_paragraph: '' });
    expect(await titles({ find: ' WELLS ' })).toEqual(['Wells Court', 'Twelve Wells']);
    expect(await titles({ find: 'court wells' })).toEqual(['Wells Court']);
    expect(await titles({ find: 'σοφος' })).toEqual(['Wells Court']);
    expect(await titles({ find: '0%' })).toEqual(['Twelve Wells']);
    for (const find of ['well.', '_', '!', '\0', '\ud800'])
      expect(await titles({ find })).toEqual([]);
    const { total, found } = await findListPage(db, blogKind, { ...first, find: 'wells' });
    expect([total, found]).toEqual([3, 2]);
  });

  test('the name of a category is found, also after it was renamed, moved and deleted', async () => {
    const [seo, web] = [await insertCategory(db, 'SEO'), await insertCategory(db, 'Web')];
    await addBlog({ title: 'One', category: seo.category_id });
    await addBlog({ title: 'Two', category: web.category_id });
    expect(await titles({ find: 'seo' })).toEqual(['One']);
    await renameCategory(db, seo.category_id, 'Search');
    expect(await titles({ find: 'seo' })).toEqual([]);
    expect(await titles({ find: 'sear on' })).toEqual(['One']);
    await deleteCategory(db, seo.category_id, web.category_id);
    expect(await titles({ find: 'web' })).toEqual(['Two', 'One']);
  });

  test('what is deleted is gone from it and back when it is restored', async () => {
    const id = await addBlog({ title: 'One' });
    await deleteItem(db, blogKind, id);
    expect(await titles()).toEqual([]);
    expect(await titles({ find: 'one' })).toEqual([]);
    await restoreFromTrash(db, 'blog', String(id));
    expect(await titles({ find: 'one' })).toEqual(['One']);
  });

  test('pages of 60, also of a search that finds many; beyond the last one it is the last one', async () => {
    await insertCategory(db, 'SEO');
    await insertManyItems(db, { blogs: 1_010, studies: 1 });
    const idsOf = async (query: Partial<ListQuery>) => {
      const { items, ...counts } = await findListPage(db, blogKind, { ...first, ...query });
      return { ids: items.map(({ item }) => item.blog_id), ...counts };
    };
    const all = [];
    for (let page = 1; page <= 17; page++) all.push(...(await idsOf({ page })).ids);
    expect(new Set(all).size).toBe(1_010);
    const beyond = await idsOf({ page: 99 });
    expect(beyond).toEqual({ ...beyond, ids: all.slice(960), page: 17, pages: 17 });
    expect((await idsOf({ find: 'a', page: 17 })).ids).toEqual(all.slice(960));
    expect((await idsOf({ state: 'published', page: 17 })).ids).toEqual(all.slice(960));
    const some = await idsOf({ find: 'deira', page: 2 });
    expect([some.found, some.page, some.ids.length]).toEqual([110, 2, 50]);
  });

  /** Blogs named for where they stand. */
  async function addOneOfEach(): Promise<void> {
    const save = { by: 'maryam@barhi.example' };
    const add = async (title: string, status: PublishingStatus) => {
      const typed = blogInput.parse({ title });
      const { blog_id } = await insertItem(db, blogKind, typed, { ...save, status });
      return String(blog_id);
    };
    await add('draft', 'draft');
    await add('published', 'published');
    const changed = await add('changed', 'published');
    const later = blogInput.parse({ title: 'changed', slug_url: 'later' });
    await updateItem(db, blogKind, changed, later, { by: 'omar@barhi.example', status: 'draft' });
    const times = { publish_at: '2999-01-01T00:00:00.000Z', unpublish_at: null };
    await setSchedule(db, 'blog', await add('scheduled', 'draft'), times);
    await unpublish(db, 'blog', await add('taken back', 'published'), { by: 'omar@barhi.example' });
  }

  test('each state, category and last author is a filter of its own, and beside a search', async () => {
    await addOneOfEach();
    for (const state of publishingStates) {
      expect(await titles({ state })).toEqual([state]);
      const { items } = await findListPage(db, blogKind, { ...first, state, find: 'e' });
      expect(items.map((one) => one.state)).toEqual(state === 'draft' ? [] : [state]);
    }
    expect(await titles({ author: 'omar@barhi.example' })).toEqual(['taken back', 'changed']);
    const { items, authors, found, total } = await findListPage(db, blogKind, {
      ...first,
      sort: 'title',
      author: 'maryam@barhi.example',
    });
    expect(items.map(({ item }) => item.title)).toEqual(['draft', 'published', 'scheduled']);
    expect([found, total]).toEqual([3, 5]);
    expect(authors).toEqual(['maryam@barhi.example', 'omar@barhi.example']);
    expect(await titles({ author: '\0' })).toEqual([]);
    const category = (await insertCategory(db, 'SEO')).category_id;
    await addBlog({ title: 'One', category });
    expect(await titles({ category })).toEqual(['One']);
    expect(await titles({ category: 'none', state: 'published' })).toEqual(['published']);
    expect(await titles({ category, state: 'draft' })).toEqual([]);
  });

  test('studies are filtered by any of their four categories, drafts included, and by having none', async () => {
    const add = (heroHeading: string, categories: object, status: PublishingStatus) =>
      insertItem(db, caseStudyKind, { heroHeading, ...categories }, { status });
    await add('first', { category1: 'SEO' }, 'draft');
    await add('last', { category1: 'Branding', category4: 'SEO' }, 'published');
    await add('none', {}, 'published');
    await addBlog({ title: 'SEO' });
    const headings = async (query: Partial<ListQuery>) => {
      const { items, found } = await findListPage(db, caseStudyKind, { ...first, ...query });
      expect(found).toBe(items.length);
      return items.map(({ item }) => item.heroHeading);
    };
    expect(await headings({ category: 'SEO' })).toEqual(['last', 'first']);
    expect(await headings({ category: 'SEO', state: 'draft' })).toEqual(['first']);
    expect(await headings({ category: 'SEO', state: 'published' })).toEqual(['last']);
    expect(await headings({ category: 'SEO', find: 'fir' })).toEqual(['first']);
    expect(await headings({ category: 'none' })).toEqual(['none']);
    expect(await headings({ category: 'Google Ads' })).toEqual([]);
    expect(await headings({ category: 1 })).toEqual([]);
    expect(await titles({ category: 'SEO' })).toEqual([]);
  });

  test('a state follows everything that changes it, also what waits beside the item', async () => {
    const id = String(await addBlog({ title: 'One' }));
    const state = async () => {
      const { items } = await findListPage(db, blogKind, { ...first });
      const [shown] = items.map((one) => one.state);
      expect(await titles({ state: shown })).toEqual(['One']);
      return shown;
    };
    const draft = blogInput.parse({ title: 'Two', slug_url: 'two' });
    await updateItem(db, blogKind, id, draft, { status: 'draft' });
    expect(await state()).toBe('changed');
    await setSchedule(db, 'blog', id, { publish_at: '2026-01-01T00:00:00Z', unpublish_at: null });
    expect(await state()).toBe('scheduled');
    await dropNewerDraft(db, 'blog', id);
    expect(await state()).toBe('published');
    await unpublish(db, 'blog', id, {});
    expect(await state()).toBe('taken back');
    await setSchedule(db, 'blog', id, { publish_at: '2026-01-01T00:00:00Z', unpublish_at: null });
    expect(await state()).toBe('scheduled');
    await deleteItem(db, blogKind, id);
    await restoreFromTrash(db, 'blog', id);
    expect(await state()).toBe('taken back');
    await setSchedule(db, 'blog', id, { publish_at: '2026-01-01T00:00:00Z', unpublish_at: null });
    await runSchedule(db, Date.parse('2026-01-02'));
    expect(await state()).toBe('published');
  });

  test('R-X-16 what a release without this list wrote is in it, what it deleted is not', async () => {
    await addBlog({ title: 'One' });
    await addBlog({ title: 'Two' });
    await db.deleteFrom('item_list').where('item_id', '=', '1').execute();
    expect(await titles()).toEqual(['Two', 'One']);
    await db.deleteFrom('blogs').where('blog_id', '=', 2).execute();
    expect(await titles()).toEqual(['One']);
  });

  test('R-X-16 a title that a release without this list changed is found after a comparison', async () => {
    await addBlog({ title: 'One' });
    await addBlog({ title: 'Two' });
    const change = (id: number, title: string, updated_at: string) =>
      db.updateTable('blogs').set({ title, updated_at }).where('blog_id', '=', id).execute();
    await change(1, 'Earlier', '2030-01-01T00:00:00.000Z');
    await change(2, 'Later', '2030-01-02T00:00:00.000Z');
    expect(await titles({ find: 'er' })).toEqual([]);
    await refreshLists(db, '2030-01-02T00:00:00.000Z');
    expect(await titles({ find: 'er' })).toEqual(['Later']);
    await refreshLists(db, '');
    expect(await titles({ find: 'er' })).toEqual(['Later', 'Earlier']);
    expect(await titles({ find: 'one' })).toEqual([]);
    // As many entries as items, of which one is gone and one is new.
    await db.deleteFrom('blogs').where('blog_id', '=', 1).execute();
    await addBlog({ title: 'New' });
    await db.deleteFrom('item_list').where('item_id', '=', '3').execute();
    await refreshLists(db, '');
    expect((await titles()).sort()).toEqual(['Later', 'New']);
    expect(await db.selectFrom('item_list').select('item_id').execute()).toHaveLength(2);
  });

  test.each([
    ['the comparison', () => refreshLists(db, '')],
    ['a repair', () => repairListOf(db, blogKind)],
  ])(
    'R-X-16 a save while %s runs is not overwritten by what was read before it',
    async (_, run) => {
      const id = await addBlog({ title: 'One' });
      const outdated = { title: 'Earlier', updated_at: '2030-01-01T00:00:00.000Z' };
      await db.updateTable('blogs').set(outdated).where('blog_id', '=', id).execute();
      const { running } = await changeContent(db, async (transaction) => {
        await updateItem(transaction, blogKind, id, blogInput.parse({ title: 'Saved' }));
        const started = run();
        let isMet = database === 'sqlite';
        while (!isMet) isMet = (await isAwaited.execute(transaction)).rows[0]?.isAwaited ?? true;
        return { running: started };
      });
      await running;
      expect(await titles({ find: 'saved' })).toEqual(['Saved']);
    },
  );
});
