import { expect, test } from 'vitest';
import { slugFrom, slugProblem } from '../../../domain/content/addresses/slug.ts';
import { type BlogInput, blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import type { Database } from '../../open.ts';
import { SlugTaken } from '../addresses/slug-taken.ts';
import { deleteItem, insertItem, updateItem } from '../change-items.ts';
import { findItem, findItems } from '../find-items.ts';
import { findPublishedBlogBySlug } from './blog-addresses.ts';

const everybody = { drafts: false };
const administrator = { drafts: true };

function article(values: Partial<BlogInput> = {}): BlogInput {
  return blogInput.parse({ title: 'A title', ...values });
}

async function titlesOf(db: Database, drafts = false): Promise<string[]> {
  return (await findItems(db, blogKind, { drafts })).map(({ title }) => title);
}

describeOnBothDatabases('addresses of blogs', ({ open }) => {
  test('R-2.1-21 ‘My First  Post’ opens at /blogs/my-first-post', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, article({ slug_url: 'My First  Post' }));
    expect((await findPublishedBlogBySlug(db, 'my-first-post'))?.slug_url).toBe('My First  Post');
  });

  test('R-2.1-22 both literal readings of an address still find the blog', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, article({ slug_url: 'My First Post' }));
    await insertItem(db, blogKind, article({ slug_url: 'Another-Post' }));
    expect((await findPublishedBlogBySlug(db, 'My-First-Post'))?.slug_url).toBe('My First Post');
    expect((await findPublishedBlogBySlug(db, 'My First Post'))?.slug_url).toBe('My First Post');
    // As a browser asks for it: the site writes every address in lower case.
    expect((await findPublishedBlogBySlug(db, 'my first post'))?.slug_url).toBe('My First Post');
    expect((await findPublishedBlogBySlug(db, 'Another-Post'))?.slug_url).toBe('Another-Post');
  });

  test('D12 the computed slug wins over a literal reading of another blog', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, article({ slug_url: 'A  B', title: 'Two blanks' }));
    await insertItem(db, blogKind, article({ slug_url: 'a--b', title: 'Two hyphens' }));
    expect((await findPublishedBlogBySlug(db, 'a--b'))?.title).toBe('Two hyphens');
    await deleteItem(db, blogKind, (await findPublishedBlogBySlug(db, 'a--b'))?.blog_id ?? 0);
    expect((await findPublishedBlogBySlug(db, 'a--b'))?.title).toBe('Two blanks');
  });

  test('R-2.1-24 a blog whose slug holds a hyphen opens from its own card', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, article({ slug_url: 'SEO tips for e-commerce' }));
    const [card] = await findItems(db, blogKind, everybody);
    const blog = await findPublishedBlogBySlug(db, slugFrom(card?.slug_url ?? ''));
    expect(blog?.slug_url).toBe('SEO tips for e-commerce');
  });

  test('every slug that is accepted opens from its own card (200 generated ones)', async () => {
    const { db } = await open();
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
        async (slug_url) => {
          fc.pre(slugProblem(slug_url) === null && slugFrom(slug_url) !== '');
          const { blog_id } = await insertItem(db, blogKind, article({ slug_url }));
          const [card] = await findItems(db, blogKind, everybody);
          const found = await findPublishedBlogBySlug(db, slugFrom(card?.slug_url ?? ''));
          await deleteItem(db, blogKind, blog_id);
          expect(found?.blog_id).toBe(blog_id);
        },
      ),
      { numRuns: fuzzRuns(200, 5_000) },
    );
  });

  test('R-2.1-25 an address that no blog has finds nothing', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, article({ slug_url: 'here' }));
    for (const slug of ['', 'nowhere', 'her', 'here ', '%', '_', 'h_re', 'x'.repeat(5_000)]) {
      expect(await findPublishedBlogBySlug(db, slug)).toBeNull();
    }
  });

  test('D50 without a slug the title makes one; without both the blog is a draft', async () => {
    const { db } = await open();
    const named = await insertItem(
      db,
      blogKind,
      article({ title: 'Hello, World!', slug_url: '  ' }),
    );
    expect(named.slug_url).toBe('hello-world');
    expect(await findPublishedBlogBySlug(db, 'hello-world')).not.toBeNull();
    const unnamed = await insertItem(db, blogKind, article({ title: '!!!' }));
    expect(await findItem(db, blogKind, unnamed.blog_id, everybody)).toBeNull();
    expect(await findItem(db, blogKind, unnamed.blog_id, administrator)).toEqual(unnamed);
    expect(await titlesOf(db)).toEqual(['Hello, World!']);
    expect(await titlesOf(db, true)).toHaveLength(2);
    await insertItem(db, blogKind, article({ title: '???' }));
    await updateItem(db, blogKind, unnamed.blog_id, article({ title: 'Named now' }));
    expect(await titlesOf(db)).toContain('Named now');
  });

  test('an address that another blog has is refused with a sentence that names it', async () => {
    const { db } = await open();
    await insertItem(db, blogKind, article({ slug_url: 'One Post' }));
    const other = await insertItem(db, blogKind, article({ slug_url: 'other' }));
    const same = article({ slug_url: ' one   post' });
    await expect(insertItem(db, blogKind, same)).rejects.toThrow(SlugTaken);
    await expect(updateItem(db, blogKind, other.blog_id, same)).rejects.toThrow('/blogs/one-post');
    expect(await findItem(db, blogKind, other.blog_id, everybody)).toEqual(other);
    await updateItem(
      db,
      blogKind,
      other.blog_id,
      article({ slug_url: 'other', title: 'Own slug kept' }),
    );
    expect(await titlesOf(db)).toContain('Own slug kept');
  });

  test('two blogs saved at once under one address: exactly one is stored', async () => {
    const { db } = await open();
    for (let round = 0; round < 10; round += 1) {
      const saves = [1, 2, 3, 4].map(() =>
        insertItem(db, blogKind, article({ slug_url: `race ${round}` })),
      );
      const results = await Promise.allSettled(saves);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(3);
      for (const { reason } of refused) expect(reason).toBeInstanceOf(SlugTaken);
    }
    expect(await findItems(db, blogKind, administrator)).toHaveLength(10);
  });
});
