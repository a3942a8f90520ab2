import { insertItem } from '../db/content/change-items.ts';
import { changeContent } from '../db/content/content-version.ts';
import { findLoad, saveLoad } from '../db/content/first/load-note.ts';
import type { Database } from '../db/open.ts';
import { findSiteSettingsIfAny, saveSiteSettings } from '../db/settings.ts';
import { blogKind } from '../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../domain/content/kinds/location-page.ts';
import type { MediaStore } from '../media/stores/store.ts';
import { findMissing, idFromSlug, type MissingContent } from './find-missing.ts';
import { type FirstContentName, type FirstContents, firstContents } from './first-contents.ts';
import { copyFirstMedia } from './first-media.ts';
import { loadBlogs } from './loading/load-blogs.ts';
import { loadEditions } from './loading/load-editions.ts';
import { loadPages } from './loading/load-pages.ts';
import { loadRedirects } from './loading/load-redirects.ts';
import { writtenAt } from './written-at.ts';

async function loadCaseStudies(
  db: Database,
  missing: MissingContent['caseStudies'],
): Promise<void> {
  // Oldest first: lists show the newest at the top.
  for (const { slug, ...study } of missing.toReversed())
    await insertItem(
      db,
      caseStudyKind,
      study,
      { status: 'published', writtenAt },
      idFromSlug(slug),
    );
}

async function loadLocationPages(
  db: Database,
  missing: MissingContent['locationPages'],
): Promise<void> {
  for (const page of missing) await insertItem(db, locationPageKind, page, { writtenAt });
}

async function loadSettings(db: Database, settings: FirstContents['settings']): Promise<void> {
  if (!(await findSiteSettingsIfAny(db))) await saveSiteSettings(db, settings);
}

/** Without a wish, what the site began with. */
async function nameOf(db: Database, wanted?: FirstContentName): Promise<FirstContentName> {
  return wanted ?? (await findLoad(db))?.content ?? 'demo';
}

export interface LoadPlan {
  /** That of the content, and that of the site, which an owner may have changed. */
  name: string;
  siteName: string;
  missing: { what: string; titles: string[] }[];
}

export async function planLoad(db: Database, wanted?: FirstContentName): Promise<LoadPlan> {
  const contents: FirstContents = firstContents[await nameOf(db, wanted)];
  const { name } = contents.settings;
  const site = await findSiteSettingsIfAny(db);
  const { blogs, caseStudies, locationPages, pages } = await findMissing(db, contents);
  return {
    name,
    siteName: site?.name ?? name,
    missing: [
      { what: 'case studies', titles: caseStudies.map(({ clientName }) => clientName) },
      { what: blogKind.plural, titles: blogs.map(({ title }) => title) },
      { what: 'location pages', titles: locationPages.map((page) => page.main_heading) },
      { what: 'pages', titles: pages.map((page) => page.name) },
    ],
  };
}

type LoadedContent = Record<keyof MissingContent, number>;

/**
 * Adds what is missing and never changes what is there.
 *
 * @param wanted without one, what the site began with
 * @returns how many items were added
 */
export async function loadFirstContent(
  db: Database,
  media: MediaStore,
  wanted?: FirstContentName,
): Promise<LoadedContent> {
  const name = await nameOf(db, wanted);
  const contents: FirstContents = firstContents[name];
  if (contents.hasMedia) await copyFirstMedia(media);
  // All or nothing: a start that is cut off leaves an empty database, which the next one fills.
  return changeContent(db, async (transaction) => {
    const { home } = (await findSiteSettingsIfAny(transaction)) ?? contents.settings;
    const missing = await findMissing(transaction, contents, home);
    await loadBlogs(transaction, contents.categories, missing.blogs);
    await loadCaseStudies(transaction, missing.caseStudies);
    await loadLocationPages(transaction, missing.locationPages);
    await loadPages(transaction, missing.pages);
    // Their menus name the pages.
    await loadSettings(transaction, contents.settings);
    await loadEditions(transaction, contents.editions);
    await loadRedirects(transaction, contents.moved);
    if (!(await findLoad(transaction)))
      await saveLoad(transaction, { content: name, name: contents.settings.name });
    const { blogs, caseStudies, locationPages, pages } = missing;
    return {
      blogs: blogs.length,
      caseStudies: caseStudies.length,
      locationPages: locationPages.length,
      pages: pages.length,
    };
  });
}
