import { alternatesOf, ownAddress } from '../../domain/languages/page-languages.ts';
import type { SiteContext } from '../context.ts';

export interface PageAlternate {
  /** A tag, or 'x-default'. */
  language: string;
  href: string;
}

/** Where a page stands in its language, and in the others (R-L-07). */
export interface PagePlace {
  address: string;
  /** The path of its original. */
  original: string;
  alternates: PageAlternate[];
}

export function pagePlace(
  { languages, origin }: Pick<SiteContext, 'languages' | 'origin'>,
  path: string,
): PagePlace {
  const alternates = alternatesOf(languages, path).map(({ language, path: own }) => ({
    language,
    href: origin + own,
  }));
  return { address: ownAddress(languages, path), original: path, alternates };
}
