import type { SiteQueries } from '../../../app/context.ts';
import { isPublicPath } from '../../../db/content/addresses/item-addresses.ts';
import type { Database } from '../../../db/open.ts';
import { comparablePath, encodedPath } from '../../../domain/content/addresses/address.ts';
import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import { splitPath } from '../../../domain/languages/language-path.ts';
import {
  addressIn,
  englishAlone,
  type PageLanguages,
} from '../../../domain/languages/page-languages.ts';
import { isBackOffice } from '../addresses/page-address.ts';
import { languagesOfSite } from './languages-of-site.ts';

interface AskedPage {
  languages: PageLanguages;
  /** The address of the original, with the query: what the routes know. */
  url: string;
  /** The one address that the page has in its language, where it was asked for by another. */
  moved?: string;
  /** Whether an edition of another language is there. */
  isEdition: boolean;
}

const docsPath = '/api/docs';

async function isOriginal(db: Database, path: string): Promise<boolean> {
  if (path === docsPath) return true;
  return path !== notFoundPath && isPublicPath(db, path);
}

/** The back office and the pages of another language have no address below the prefix of a language. */
function hasNoEdition({ all }: Pick<PageLanguages, 'all'>, path: string): boolean {
  return isBackOffice(path) || !splitPath(all, path).language.isOrigin;
}

/** The first segment, which names the language of an address that cannot be read as well. */
function firstPath(url: string): string {
  const [first = ''] = url.split(/[/?]+/).filter(Boolean);
  return comparablePath(`/${first}`) ?? '/';
}

type Known = Pick<SiteQueries, 'findSiteSettings' | 'findEditions'>;

/** What an address asks for, in which language: '/ar/contact' is '/contact' in Arabic (R-L-06). */
export async function askedPage(
  db: Database,
  url: string,
  { findSiteSettings, findEditions }: Known,
): Promise<AskedPage> {
  const readable = comparablePath(url);
  const asked = readable ?? '/';
  const settings = await findSiteSettings().catch(() => null);
  if (!settings) return { languages: { ...englishAlone, asked }, url, isEdition: false };
  const site = await languagesOfSite(settings, findEditions, asked);
  const { language: current, path } = splitPath(site.all, readable ?? firstPath(url));
  const languages: PageLanguages = { ...site, current };
  if (current.isOrigin || readable === null) return { languages, url, isEdition: false };
  const search = /\?.*$/s.exec(url)?.[0] ?? '';
  const original = site.editions.originals.get(asked);
  if (original !== undefined) {
    return { languages, url: encodedPath(original) + search, isEdition: true };
  }
  if (hasNoEdition(languages, path)) return { languages, url, isEdition: false };
  const moved = addressIn(languages, current, path) ?? undefined;
  const untranslated = moved === undefined && (await isOriginal(db, path));
  const page = { languages: { ...languages, untranslated }, url: encodedPath(path) + search };
  return { ...page, moved, isEdition: false };
}
