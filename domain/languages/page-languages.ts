import { comparablePath, encodedPath, isInArea } from '../content/addresses/address.ts';
import { firstLanguage } from '../settings/region.ts';
import { pathInLanguage } from './language-path.ts';
import { publishedLanguages, type SiteLanguage } from './site-languages.ts';

/** Where the published editions of a site stand; addresses are decoded. */
export interface Editions {
  /** By language, the address of an edition by that of its original. */
  addresses: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The other way round. */
  originals: ReadonlyMap<string, string>;
  /** By the address of an edition, ISO 8601 UTC. */
  changedAt: ReadonlyMap<string, string>;
  /** Originals that search engines are to leave alone, or to look for elsewhere. */
  apart: ReadonlySet<string>;
}

export const noEditions: Editions = {
  addresses: new Map(),
  originals: new Map(),
  changedAt: new Map(),
  apart: new Set(),
};

export interface EditionPlace {
  language: string;
  address: string;
  original: string;
  changedAt: string;
}

export function editionsAt(
  places: readonly EditionPlace[],
  apart: Iterable<string> = [],
): Editions {
  const addresses = new Map<string, Map<string, string>>();
  const originals = new Map<string, string>();
  const changedAt = new Map<string, string>();
  for (const { language, address, original, ...place } of places) {
    const known = addresses.get(language) ?? new Map<string, string>();
    addresses.set(language, known.set(original, address));
    originals.set(address, original);
    changedAt.set(address, place.changedAt);
  }
  return { addresses, originals, changedAt, apart: new Set(apart) };
}

/** The language of a page, and those that visitors can choose. */
export interface PageLanguages {
  current: SiteLanguage;
  /** Published, that of origin first. */
  all: readonly [SiteLanguage, ...SiteLanguage[]];
  editions: Editions;
  /** Decoded, as visitors ask for it: '/ar/contact'. */
  asked: string;
  /** The address of an original that is not there in the current language. */
  untranslated?: boolean;
}

/** A page in a language that may not be published, at an address that may not be either. */
export function readIn(
  languages: PageLanguages,
  current: SiteLanguage,
  { original, address }: { original: string; address: string | null | undefined },
): PageLanguages {
  const { editions } = languages;
  const key = comparablePath(original);
  if (!address || key === null) return { ...languages, current };
  const own = new Map(editions.addresses.get(current.tag)).set(key, address);
  const addresses = new Map(editions.addresses).set(current.tag, own);
  return { ...languages, current, editions: { ...editions, addresses } };
}

/** Of a site with one language. */
export function oneLanguage(origin: SiteLanguage, asked = '/'): PageLanguages {
  return { current: origin, all: [origin], editions: noEditions, asked };
}

/** While the settings cannot be read. */
export const englishAlone = oneLanguage(
  publishedLanguages({ language: firstLanguage, languages: [] })[0],
);

/** The encoded address of the page of an original's path; null where it is not there in the language. */
export function addressIn(
  { editions }: Pick<PageLanguages, 'editions'>,
  { tag, isOrigin }: SiteLanguage,
  path: string,
): string | null {
  const key = isOrigin ? null : comparablePath(path);
  if (key === null) return path;
  const address = editions.addresses.get(tag)?.get(key);
  return address === undefined ? null : encodedPath(address);
}

/** The address of a page in its own language, from that of its original. */
export function ownAddress(languages: PageLanguages, path: string): string {
  const { current } = languages;
  return addressIn(languages, current, path) ?? pathInLanguage(current, path);
}

/** The home page of a language: where nothing closer is there. */
function homeIn({ prefix }: SiteLanguage): string {
  return prefix || '/';
}

export interface Alternate {
  /** A tag, or 'x-default'. */
  language: string;
  path: string;
}

/** Every language that the page of an original's path is in, itself among them; none of a single one. */
export function alternatesOf(languages: PageLanguages, path: string): Alternate[] {
  const { all, editions } = languages;
  if (all.length === 1 || editions.apart.has(comparablePath(path) ?? '')) return [];
  const found = all.flatMap((language) => {
    const address = addressIn(languages, language, path);
    return address === null ? [] : [{ language: language.tag, path: address }];
  });
  const [origin] = found;
  return found.length < 2 || !origin ? [] : [...found, { ...origin, language: 'x-default' }];
}

export interface PageLink {
  href: string;
  hrefLang?: string;
}

/** Where a link to an original leads from a page of the current language. */
export function linkFrom(languages: PageLanguages, href: string): PageLink {
  const { current, all } = languages;
  if (current.isOrigin) return { href };
  const [path = ''] = href.split(/[?#]/, 1);
  const isOwn = path.startsWith('/') && !path.startsWith('//');
  if (!isOwn || isFile(path) || isPrefixed(languages, path)) return { href };
  const address = addressIn(languages, current, path);
  if (address === null) return { href, hrefLang: all[0].tag };
  return { href: address + href.slice(path.length) };
}

function isFile(path: string): boolean {
  return isInArea(path) || /\.\w+$/.test(path);
}

/** Whether an editor has named a further language already. */
function isPrefixed({ all }: PageLanguages, path: string): boolean {
  const first = `/${path.split('/', 2)[1]?.toLowerCase()}`;
  return all.some(({ prefix }) => prefix === first);
}

/** Where a visitor goes for another language. */
export interface LanguageChoice {
  language: SiteLanguage;
  href: string;
  isCurrent: boolean;
  /** False where the page of the address says that the language lacks it. */
  isThere: boolean;
}

/**
 * The same page in each language in which something is published; none of a single one.
 *
 * @param path of the original; null where there is none, so that the home pages are left
 */
export function choicesOf(languages: PageLanguages, path: string | null): LanguageChoice[] {
  const { current, editions } = languages;
  const offered = languages.all.filter(
    ({ tag, isOrigin }) => isOrigin || tag === current.tag || editions.addresses.has(tag),
  );
  if (offered.length === 1) return [];
  return offered.map((language) => {
    const isCurrent = language.tag === current.tag;
    const address = path === null ? homeIn(language) : addressIn(languages, language, path);
    const href = address ?? pathInLanguage(language, path ?? '/');
    return { language, href, isCurrent, isThere: address !== null };
  });
}
