import {
  type Editions,
  oneLanguage,
  type PageLanguages,
} from '../../../domain/languages/page-languages.ts';
import { publishedLanguages } from '../../../domain/languages/site-languages.ts';
import type { SiteSettings } from '../../../domain/settings.ts';

/** Those that visitors see, from the home page of the origin; a single one asks for no editions (R-L-15). */
export async function languagesOfSite(
  settings: Pick<SiteSettings, 'language' | 'languages'>,
  findEditions: () => Promise<Editions>,
  asked = '/',
): Promise<PageLanguages> {
  const all = publishedLanguages(settings);
  if (all.length === 1) return oneLanguage(all[0], asked);
  return { current: all[0], all, editions: await findEditions(), asked };
}
