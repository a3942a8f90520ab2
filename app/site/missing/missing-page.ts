import { data, type ErrorResponse } from 'react-router';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import type { ShownGonePage } from '../../../domain/content/shown.ts';
import type { SiteContext } from '../../context.ts';
import { findPageContent, type PageContent } from '../page/page-content.ts';

export interface Missing {
  /** Where a page was deleted: what is closest to it. */
  gone: ShownGonePage | null;
  /** The site's own page for unknown addresses. */
  page: PageContent | null;
  /** The path of the original where only this language lacks the page. */
  original: string | null;
}

/**
 * 410 with suggestions for a deleted page, 200 with what there is where a language lacks the page of an
 * original, else 404.
 */
export async function missingPage(site: SiteContext, url: URL) {
  const { untranslated, asked, current } = site.languages;
  if (untranslated) {
    return data<Missing>({ gone: null, page: null, original: url.pathname }, { status: 200 });
  }
  // Of its edition, else of an original that had none.
  const former = current.isOrigin ? [url.pathname] : [encodedPath(asked), url.pathname];
  const [page, ...found] = await Promise.all([
    findPageContent(site, notFoundPath),
    ...former.map((address) => site.queries.findGonePage(address)),
  ]);
  const gone = found.find((one) => one !== null) ?? null;
  // One without a section, such as an edition that nobody has translated, would say nothing.
  const shown = page && page.sections.length > 0 ? page : null;
  return data<Missing>({ gone, page: shown, original: null }, { status: gone ? 410 : 404 });
}

export function isMissing(status: number): boolean {
  return status === 200 || status === 404 || status === 410;
}

/** What missingPage threw; another 404 carries nothing. */
export function missingIn(error: ErrorResponse): Missing {
  const carried: Partial<Missing> | null = error.data;
  const { gone = null, page = null, original = null } = carried ?? {};
  return { gone, page, original };
}
