import { data, type ErrorResponse } from 'react-router';
import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import type { ShownGonePage } from '../../../domain/content/shown.ts';
import type { SiteContext } from '../../context.ts';
import { findPageContent, type PageContent } from '../page/page-content.ts';

export interface Missing {
  /** Where a page was deleted: what is closest to it. */
  gone: ShownGonePage | null;
  /** The site's own page for unknown addresses. */
  page: PageContent | null;
}

/** 410 with suggestions for a deleted page, else 404. */
export async function missingPage(site: SiteContext, url: URL) {
  const [gone, page] = await Promise.all([
    site.queries.findGonePage(url.pathname),
    findPageContent(site, notFoundPath),
  ]);
  return data<Missing>({ gone, page }, { status: gone ? 410 : 404 });
}

export function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}

/** What missingPage threw; another 404 carries nothing. */
export function missingIn(error: ErrorResponse): Missing {
  const carried: Partial<Missing> | null = error.data;
  return { gone: carried?.gone ?? null, page: carried?.page ?? null };
}
