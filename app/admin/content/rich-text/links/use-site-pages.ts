import { askedWords, type Found, useFound } from '../../../ui/use-answer.ts';
import { linkAddress } from './link-address.ts';
import { findSitePages, type SitePage } from './site-pages.ts';

const isAsked = (words: string) => linkAddress(words) === null;

/** The pages that the typed words mean; null while an address is typed, or nothing was found out yet. */
export function useSitePages(typed: string): Found<SitePage> | null {
  return useFound(askedWords(typed, isAsked), findSitePages);
}
