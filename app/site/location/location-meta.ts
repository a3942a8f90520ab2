import type { LocationPage } from '../../../domain/location-page.ts';
import { plainText } from '../../../domain/rich-text.ts';
import { teaser } from '../../../domain/teaser.ts';
import { isWebAddress } from '../../../domain/web-address.ts';
import type { PageMeta } from '../page-meta.ts';
import { locationAddress } from './location-address.ts';

/** Characters of the main paragraph that stand in for a missing description. */
const descriptionLength = 160;

/** The editor's address made absolute, or the page's own where it is none (decision D47). */
function canonicalAddress(page: LocationPage, origin: string): string {
  const given = page.meta_link.trim();
  return new URL(isWebAddress(given) ? given : locationAddress(page), origin).href;
}

/** What the page tells search engines of itself. `site` is the name of the agency. */
export function locationMeta(page: LocationPage, site: string, origin: string): PageMeta {
  const text = plainText(page.main_paragraph) || page.highlighted_heading || page.main_heading;
  return {
    title: page.meta_title || `${page.main_heading} | ${site}`,
    description: page.meta_description || teaser(text, descriptionLength),
    keywords: page.meta_keywords,
    canonical: canonicalAddress(page, origin),
  };
}
