import { createHash } from 'node:crypto';
import { findCategories, insertCategory } from '../db/content/categories.ts';
import { insertItem } from '../db/content/change-items.ts';
import { changeContent } from '../db/content/content-version.ts';
import { itemTables } from '../db/content/item-tables.ts';
import { updateListEntry } from '../db/content/lists/item-list.ts';
import { updateSearchText } from '../db/content/public/search-texts.ts';
import type { Database } from '../db/open.ts';
import { saveSiteSettings } from '../db/settings.ts';
import { slugFrom } from '../domain/content/addresses/slug.ts';
import type { Kind } from '../domain/content/kind.ts';
import { blogInput, blogKind } from '../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../domain/content/kinds/location-page.ts';
import { timeFromPublishedDate } from '../domain/content/text/published-date.ts';
import type { MediaStore } from '../media/stores/store.ts';
import { firstBlogs } from './blogs.ts';
import { firstCaseStudies } from './case-studies.ts';
import { firstCategories } from './categories.ts';
import { copyFirstMedia } from './first-media.ts';
import { firstLocationPages } from './location-pages.ts';
import { firstSettings } from './settings.ts';

/** The same on every machine, so that the address can be written down. */
export function idFromSlug(slug: string): string {
  return createHash('sha256').update(slug).digest('hex').slice(0, 24);
}

/** The last part of each address: a slug, or the key. */
async function existing(db: Database, { table, address }: Kind): Promise<Set<string>> {
  const rows = await itemTables(db).selectFrom(table).select(address.column).execute();
  return new Set(rows.map((row) => String(row[address.column])));
}

async function loadCaseStudies(db: Database): Promise<number> {
  const known = await existing(db, caseStudyKind);
  // Oldest first: lists show the newest at the top.
  const missing = firstCaseStudies
    .toReversed()
    .map(({ slug, ...study }) => ({ _id: idFromSlug(slug), ...study }))
    .filter(({ _id }) => !known.has(_id));
  for (const study of missing)
    await insertItem(db, caseStudyKind, study, { status: 'published' }, study._id);
  return missing.length;
}

const day = 86_400_000;

/** Its date, or the day after the article before it (decision D13). */
function writtenAt(slug_url: string): string {
  let time = Date.parse('2024-01-01');
  for (const blog of firstBlogs) {
    time = timeFromPublishedDate(blog.published_date)?.getTime() ?? time + day;
    if (blog.slug_url === slug_url) break;
  }
  return new Date(time).toISOString();
}

async function loadBlogs(db: Database): Promise<number> {
  for (const name of firstCategories) await insertCategory(db, name);
  const known = await existing(db, blogKind);
  const categories = new Map(
    (await findCategories(db)).map(({ category, category_id }) => [category, category_id]),
  );
  const missing = firstBlogs.filter(({ slug_url }) => !known.has(slugFrom(slug_url)));
  for (const { category, ...blog } of missing) {
    const input = blogInput.parse({ ...blog, category: categories.get(category) ?? null });
    const { blog_id } = await insertItem(db, blogKind, input);
    const created_at = writtenAt(blog.slug_url);
    await itemTables(db)
      .updateTable(blogKind.table)
      .set({ created_at, published_at: created_at })
      .where(blogKind.key.column, '=', blog_id)
      .execute();
    const item = { kind: blogKind.name, id: String(blog_id) };
    await updateSearchText(db, item);
    await updateListEntry(db, item);
  }
  return missing.length;
}

async function loadLocationPages(db: Database): Promise<number> {
  const known = await existing(db, locationPageKind);
  const missing = firstLocationPages.filter(({ slug_url }) => !known.has(slugFrom(slug_url)));
  for (const page of missing) await insertItem(db, locationPageKind, page);
  return missing.length;
}

async function loadSettings(db: Database): Promise<void> {
  const stored = await db.selectFrom('settings').select('key').executeTakeFirst();
  if (!stored) await saveSiteSettings(db, firstSettings);
}

interface LoadedContent {
  caseStudies: number;
  blogs: number;
  locationPages: number;
}

/** Adds what is missing and never changes what is there. @returns how many items were added */
export async function loadFirstContent(db: Database, media: MediaStore): Promise<LoadedContent> {
  await copyFirstMedia(media);
  // All or nothing: a start that is cut off leaves an empty database, which the next one fills.
  return changeContent(db, async (transaction) => {
    const blogs = await loadBlogs(transaction);
    const caseStudies = await loadCaseStudies(transaction);
    const locationPages = await loadLocationPages(transaction);
    await loadSettings(transaction);
    return { caseStudies, blogs, locationPages };
  });
}
