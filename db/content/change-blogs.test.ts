import { expect, test } from 'vitest';
import { type BlogInput, blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import type { Database } from '../open.ts';
import { insertCategory, UnknownCategory } from './categories.ts';
import { deleteItem, insertItem, updateItem } from './change-items.ts';
import { findItem, findItems } from './find-items.ts';
import { findPublishedBlogBySlug } from './public/blog-addresses.ts';
import { findLatestBlogs } from './public/blog-pages.ts';

const everybody = { drafts: false };
const administrator = { drafts: true };

function article(values: Partial<BlogInput> = {}): BlogInput {
  return blogInput.parse({ title: 'A title', ...values });
}

async function titlesOf(db: Database, drafts = false): Promise<string[]> {
  return (await findItems(db, blogKind, { drafts })).map(({ title }) => title);
}

describeOnBothDatabases('blogs', ({ open }) => {
  test('R-7-14 a new blog reads back with every field', async () => {
    const { db } = await open();
    const { category_id } = await insertCategory(db, 'Web Development');
    const sent = article({
      title: 'Web "design" & é 😀',
      slug_url: 'My First  Post',
      brief_paragraph: ' Brief\nwith <tags> ',
      category: category_id,
      published_date: 'Ramadan 2024',
      blog_image: '/media/a.webp',
      metaTitle: 'Meta',
      metaDescription: 'Description',
      canonicalLink: 'https://example.com/x',
      blogs_content: [{ heading: 'One', paragraph: '<p>Text</p>' }],
    });
    const { blog_id, ...stored } = await insertItem(db, blogKind, sent);
    expect(stored).toEqual({ ...sent, version: 1 });
    expect(await findItem(db, blogKind, blog_id, everybody)).toEqual({ blog_id, ...stored });
  });

  test('R-3-05 the list has six fields and the category', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, article());
    const [item] = await findItems(db, blogKind, everybody);
    expect(Object.keys(item ?? {}).sort()).toEqual([
      'blog_id',
      'blog_image',
      'brief_paragraph',
      'category',
      'published_date',
      'slug_url',
      'title',
    ]);
  });

  test('D31 a category must exist and cannot be All', async () => {
    const { db } = await open();
    const all = await insertCategory(db, 'All');
    for (const category of [all.category_id, 999, 2 ** 40]) {
      await expect(insertItem(db, blogKind, article({ category }))).rejects.toThrow(
        UnknownCategory,
      );
    }
    expect(await findItems(db, blogKind, administrator)).toEqual([]);
  });

  test('R-2.3-10 blogs come newest first by the time read from the date, else by creation; then by id', async () => {
    const { db } = await open();
    const dated = {
      May: '3 May 2020',
      Old: '2001-02-03',
      'May again': 'May 3, 2020',
      Free: 'Ramadan',
    };
    for (const [title, published_date] of Object.entries(dated)) {
      await insertItem(db, blogKind, article({ title, published_date }));
    }
    expect(await titlesOf(db)).toEqual(['Free', 'May again', 'May', 'Old']);
  });

  test('a blog whose date is taken away goes back to its creation time', async () => {
    const { db } = await open();
    const created = await insertItem(db, blogKind, article({ published_date: '' }));
    const before = await findPublishedBlogBySlug(db, 'a-title');
    await updateItem(db, blogKind, created.blog_id, article({ published_date: '1 May 2020' }));
    expect((await findPublishedBlogBySlug(db, 'a-title'))?.publishedAt).toBe(
      '2020-05-01T00:00:00.000Z',
    );
    await updateItem(db, blogKind, created.blog_id, article({ published_date: 'soon' }));
    expect((await findPublishedBlogBySlug(db, 'a-title'))?.publishedAt).toBe(before?.publishedAt);
  });

  test('R-2.6-05 the newest three come without the blog that is read', async () => {
    const { db } = await open();
    const ids: number[] = [];
    for (const title of ['a', 'b', 'c', 'd', 'e']) {
      ids.push(
        (await insertItem(db, blogKind, article({ title, published_date: '2020-01-01' }))).blog_id,
      );
    }
    const latest = await findLatestBlogs(db, 3, ids[3]);
    expect(latest.map(({ title }) => title)).toEqual(['e', 'c', 'b']);
    expect((await findLatestBlogs(db, 3)).map(({ title }) => title)).toEqual(['e', 'd', 'c']);
    expect(await findLatestBlogs(db, 9, -1)).toHaveLength(5);
  });

  test('the blog of an address tells its category and its times', async () => {
    const { db } = await open();
    const { category_id } = await insertCategory(db, 'SEO');
    await insertItem(db, blogKind, article({ title: 'With', category: category_id }));
    await insertItem(db, blogKind, article({ title: 'Without' }));
    const blog = await findPublishedBlogBySlug(db, 'with');
    expect(blog).toMatchObject({ category: category_id, categoryName: 'SEO' });
    expect(blog?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
    expect((await findPublishedBlogBySlug(db, 'without'))?.categoryName).toBeNull();
  });

  test('R-2.6-04 a script in a paragraph is not even stored', async () => {
    const { db } = await open();
    const paragraph = '<p onclick="x()">Hello<script>alert(1)</script></p>';
    const { blog_id } = await insertItem(
      db,
      blogKind,
      article({ blogs_content: [{ heading: 'H', paragraph }] }),
    );
    const clean = [{ heading: 'H', paragraph: '<p>Hello</p>' }];
    expect((await findItem(db, blogKind, blog_id, everybody))?.blogs_content).toEqual(clean);
    await updateItem(
      db,
      blogKind,
      blog_id,
      article({ blogs_content: [{ heading: 'H', paragraph }] }),
    );
    expect((await findItem(db, blogKind, blog_id, everybody))?.blogs_content).toEqual(clean);
  });

  test('R-7-16 a deleted blog is gone; ids that no blog has find nothing', async () => {
    const { db } = await open();
    const { blog_id } = await insertItem(db, blogKind, article());
    expect(await deleteItem(db, blogKind, blog_id)).toBe(true);
    for (const id of [
      blog_id,
      0,
      -1,
      1.5,
      2 ** 31,
      2 ** 60,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ]) {
      expect(await findItem(db, blogKind, id, administrator)).toBeNull();
      expect(await updateItem(db, blogKind, id, article())).toBeNull();
      expect(await deleteItem(db, blogKind, id)).toBe(false);
    }
  });
});
