import { comparablePath } from '../../../domain/content/addresses/address.ts';
import {
  addressIn,
  alternatesOf,
  type PageLanguages,
} from '../../../domain/languages/page-languages.ts';
import type { PublicPage } from './public-page.ts';

function editionsOf(page: PublicPage, languages: PageLanguages): PublicPage[] {
  const alternates = alternatesOf(languages, page.path);
  if (alternates.length === 0) return [page];
  const { all, editions } = languages;
  return all.flatMap((language) => {
    const path = addressIn(languages, language, page.path);
    if (path === null) return [];
    const changedAt = editions.changedAt.get(comparablePath(path) ?? '');
    return [{ ...page, path, alternates, ...(changedAt && { updatedAt: changedAt }) }];
  });
}

/** The pages with their editions, each naming all others (R-L-07). */
export function inLanguages(pages: PublicPage[], languages: PageLanguages): PublicPage[] {
  return pages.flatMap((page) => editionsOf(page, languages));
}

interface ListInLanguage extends PublicPage {
  /** How many items the list has there. */
  count: number;
}

/** A list in each further language that has its page. @param base where the addresses of its items begin */
export function listsInLanguages(
  page: PublicPage,
  base: string,
  languages: PageLanguages,
): ListInLanguage[] {
  const { all, editions } = languages;
  return all.flatMap((language) => {
    const path = language.isOrigin ? null : addressIn(languages, language, page.path);
    if (path === null) return [];
    const originals = [...(editions.addresses.get(language.tag)?.keys() ?? [])];
    return [{ ...page, path, count: originals.filter((one) => one.startsWith(base)).length }];
  });
}
