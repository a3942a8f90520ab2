import { findCategories, insertCategory } from '../../db/content/categories.ts';
import { insertItem } from '../../db/content/change-items.ts';
import { updateEntries } from '../../db/content/item-entries.ts';
import { itemTables } from '../../db/content/item-tables.ts';
import { updateSearchText } from '../../db/content/public/search-texts.ts';
import type { Database } from '../../db/open.ts';
import { type BlogInput, blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { timeFromPublishedDate } from '../../domain/content/text/published-date.ts';
import { day } from '../../domain/durations.ts';
import { type FirstBlog, firstBlogs } from '../blogs.ts';

/** Its date, or the day after the article before it (decision D13). */
function writtenAt(slug_url: string): string {
  let time = Date.parse('2024-01-01');
  for (const blog of firstBlogs) {
    time = timeFromPublishedDate(blog.published_date)?.getTime() ?? time + day;
    if (blog.slug_url === slug_url) break;
  }
  return new Date(time).toISOString();
}

/** First blogs name their category; stored ones hold its id. */
export async function blogReader(db: Database): Promise<(blog: FirstBlog) => BlogInput> {
  const ids = new Map(
    (await findCategories(db)).map(({ category, category_id }) => [category, category_id]),
  );
  return ({ category, ...blog }) =>
    blogInput.parse({ ...blog, category: ids.get(category) ?? null });
}

export async function loadBlogs(
  db: Database,
  categories: readonly string[],
  missing: readonly FirstBlog[],
): Promise<void> {
  for (const name of categories) await insertCategory(db, name);
  const inputOf = await blogReader(db);
  for (const blog of missing) {
    const created_at = writtenAt(blog.slug_url);
    const save = { writtenAt: created_at };
    const { blog_id } = await insertItem(db, blogKind, inputOf(blog), save);
    await itemTables(db)
      .updateTable(blogKind.table)
      .set({ created_at, published_at: created_at })
      .where(blogKind.key.column, '=', blog_id)
      .execute();
    const item = { kind: blogKind.name, id: String(blog_id) };
    await updateSearchText(db, item);
    await updateEntries(db, item);
  }
}
