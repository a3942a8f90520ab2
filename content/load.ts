import { createHash } from 'node:crypto';
import { insertItem } from '../db/content/change-items.ts';
import { changeContent } from '../db/content/content-version.ts';
import { itemTables } from '../db/content/item-tables.ts';
import { findLoad, saveLoad } from '../db/content/load-note.ts';
import type { Database } from '../db/open.ts';
import { saveSiteSettings } from '../db/settings.ts';
import { slugFrom } from '../domain/content/addresses/slug.ts';
import type { Kind } from '../domain/content/kind.ts';
import { blogKind } from '../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../domain/content/kinds/location-page.ts';
import { pageKind } from '../domain/content/kinds/page.ts';
import type { MediaStore } from '../media/stores/store.ts';
import { firstCaseStudies } from './case-studies.ts';
import { copyFirstMedia } from './first-media.ts';
import { loadBlogs } from './load-blogs.ts';
import { loadPages } from './load-pages.ts';
import { loadRedirects } from './load-redirects.ts';
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
  pages: number;
}

/** Adds what is missing and never changes what is there. @returns how many items were added */
export async function loadFirstContent(db: Database, media: MediaStore): Promise<LoadedContent> {
  await copyFirstMedia(media);
  // All or nothing: a start that is cut off leaves an empty database, which the next one fills.
  return changeContent(db, async (transaction) => {
    const blogs = await loadBlogs(transaction, await existing(transaction, blogKind));
    const caseStudies = await loadCaseStudies(transaction);
    const locationPages = await loadLocationPages(transaction);
    await loadSettings(transaction);
    const pages = await loadPages(transaction, await existing(transaction, pageKind));
    await loadRedirects(transaction);
    if (!(await findLoad(transaction)))
      await saveLoad(transaction, { content: 'demo', name: firstSettings.name });
    return { caseStudies, blogs, locationPages, pages };
  });
}
