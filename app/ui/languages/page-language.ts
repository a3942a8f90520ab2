import { createContext, use } from 'react';
import type { PageLanguages, PageLink } from '../../../domain/languages/page-languages.ts';

export interface LinkedLanguages extends PageLanguages {
  /** Writes the address of an original for the language of the page. */
  linkTo: (href: string) => PageLink;
  /** Of the site's absolute addresses. */
  origin: string;
}

/** Filled by app/entry.server.tsx for public pages: in a browser there is none. */
export const PageLanguage = /* @__PURE__ */ createContext<LinkedLanguages | null>(null);

/** As Open Graph spells the tag of a language. */
export function localeOf(tag: string): string {
  return tag.replace('-', '_');
}

/** For what is no link and leads somewhere all the same, such as a form (R-L-06). */
export function useLinkTo(): (href: string) => PageLink {
  return use(PageLanguage)?.linkTo ?? ((href) => ({ href }));
}

/** For what is only there in the language of origin, such as the words of a film. */
export function useOriginWords(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { all = [], current } = use(PageLanguage) ?? {};
  const [origin] = all;
  return !origin || current?.isOrigin ? {} : { lang: origin.tag, dir: origin.direction };
}
