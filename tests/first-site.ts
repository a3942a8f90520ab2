import { loadPages } from '../content/loading/load-pages.ts';
import { firstPagesWith } from '../content/pages.ts';
import { firstSettings } from '../content/settings.ts';
import type { Database } from '../db/open.ts';
import { saveSiteSettings } from '../db/settings.ts';
import type { SiteSettings } from '../domain/settings.ts';

/** For sites without editions, and for those that speak one language. */
export const oneLanguage: SiteSettings = { ...firstSettings, languages: [] };

/** The settings and the fixed pages of the first content, made anew. */
export async function loadFirstSite(
  db: Database,
  settings: SiteSettings = oneLanguage,
): Promise<void> {
  await saveSiteSettings(db, settings);
  await db.deleteFrom('pages').execute();
  await loadPages(db, firstPagesWith(settings.home));
}
