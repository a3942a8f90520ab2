import type { SiteQueries } from '../../../app/context.ts';
import { findRenamedCategory } from '../../../db/content/categories.ts';
import { findPublishedBlogBySlug } from '../../../db/content/public/blog-addresses.ts';
import { findBlogNeighbours } from '../../../db/content/public/blog-pages.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { nameKey } from '../../../domain/content/person.ts';
import type { Reading } from './reading.ts';

type BlogQueries = Pick<
  SiteQueries,
  | 'findBlogPage'
  | 'countBlogCategories'
  | 'findRenamedCategory'
  | 'findLatestBlogs'
  | 'findPublishedBlogBySlug'
  | 'findPerson'
  | 'findBlogNeighbours'
  | 'findStudyCategoryNames'
>;

export function blogQueries({ db, cached, readVersion, shown, readItem }: Reading): BlogQueries {
  return {
    async findBlogPage(part) {
      const { items, count } = await cached.blogPage(part, readVersion);
      return { items: await shown.blogItems(items), count };
    },
    countBlogCategories: () => cached.blogCounts(readVersion),
    findRenamedCategory: (former) => findRenamedCategory(db, former),
    async findLatestBlogs(count, without) {
      const { items } = await cached.blogs(readVersion);
      const latest = items.filter(({ blog_id }) => blog_id !== without).slice(0, count);
      return shown.blogItems(latest);
    },
    async findPublishedBlogBySlug(slug) {
      const blog = await readItem(blogKind, () => findPublishedBlogBySlug(db, slug));
      return blog && shown.blog(blog);
    },
    async findPerson(name) {
      const people = await cached.people(readVersion);
      const person = people.find((one) => nameKey(one.name) === nameKey(name));
      return person ? shown.person(person) : null;
    },
    findBlogNeighbours: (blog_id) => findBlogNeighbours(db, blog_id),
    // Their own, in the language of origin.
    findStudyCategoryNames: async () => new Map(),
  };
}
