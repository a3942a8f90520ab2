import type { ExpressionBuilder } from 'kysely';
import { slugProblem } from '../../../domain/content/addresses/slug.ts';
import { blogKind, type PublishedBlog } from '../../../domain/content/kinds/blog.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import type { Tables } from '../../tables.ts';
import { isPublished } from '../publishing/published.ts';

function nameOfCategory(eb: ExpressionBuilder<Tables, typeof blogKind.table>) {
  return eb
    .selectFrom('categories')
    .select('categories.category')
    .whereRef('categories.category_id', '=', 'blogs.category')
    .as('categoryName');
}

/** One condition at a time: with `or` SQLite reads every published blog. */
function selectAtAddress(db: Database) {
  return db
    .selectFrom(blogKind.table)
    .select(['blog_id', ...blogKind.fieldNames, 'published_at', 'updated_at', nameOfCategory])
    .where(isPublished);
}

/** By the computed slug, else by the specification's two readings of slug_url (decision D12). */
export async function findPublishedBlogBySlug(
  db: Database,
  slug: string,
): Promise<PublishedBlog | null> {
  if (slugProblem(slug) !== null || !isStorable(slug)) return null;
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const capitalised = words.join(' ');
  const readings = () =>
    selectAtAddress(db)
      .where('slug_url', 'in', [capitalised, slug])
      .orderBy((eb) => eb.case().when('slug_url', '=', capitalised).then(0).else(1).end())
      .orderBy('blog_id')
      .limit(1)
      .executeTakeFirst();
  const own = selectAtAddress(db).where('slug', '=', slug.replace(/\s+/g, '-')).executeTakeFirst();
  const row = (await own) ?? (await readings());
  if (!row) return null;
  const { published_at, updated_at, categoryName, ...blog } = row;
  return {
    ...blog,
    blogs_content: JSON.parse(blog.blogs_content),
    categoryName,
    publishedAt: published_at,
    updatedAt: updated_at,
  };
}
