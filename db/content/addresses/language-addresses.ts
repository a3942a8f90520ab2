import { locationPageKind } from '../../../domain/content/kinds/location-page.ts';
import { mayHavePrefix, prefixOf, splitPath } from '../../../domain/languages/language-path.ts';
import { languagesOf, type SiteLanguage } from '../../../domain/languages/site-languages.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { findSiteSettingsIfAny } from '../../settings.ts';

/** The further language whose pages stand at a path, published or not; null for all other paths. */
export async function languageAt(db: Database, path: string): Promise<SiteLanguage | null> {
  const settings = mayHavePrefix(path) ? await findSiteSettingsIfAny(db) : null;
  if (!settings) return null;
  const { language } = splitPath(languagesOf(settings), path);
  return language.isOrigin ? null : language;
}

/** Whether an item of the language of origin stands at a first segment, or below it. */
async function isUsed(db: Database, prefix: string): Promise<boolean> {
  const place = db
    .selectFrom(locationPageKind.table)
    .select('slug')
    .where('slug', '=', prefix.slice(1));
  const page = db
    .selectFrom('pages')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', prefix), eb('slug', 'like', `${prefix}/%`)]));
  return (await place.unionAll(page).limit(1).executeTakeFirst()) !== undefined;
}

/** A sentence for each language whose tag an address begins with. */
export async function usedPrefixes(
  db: Database,
  languages: SiteSettings['languages'],
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [place, { tag }] of languages.entries()) {
    const prefix = prefixOf(tag);
    if (await isUsed(db, prefix)) {
      problems[`languages.${place}.tag`] =
        `A page of the site has the address ${prefix}. Change that address first.`;
    }
  }
  return problems;
}
