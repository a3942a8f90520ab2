import type { LocationPage } from '../../../domain/content/kinds/location-page.ts';
import { plainText } from '../../../domain/content/text/rich-text.ts';
import { teaser } from '../../../domain/content/text/teaser.ts';
import { canonicalAddress, type PageMeta, pictureOfPage } from '../page-meta.ts';
import { locationAddress } from './location-address.ts';

/** Characters of the main paragraph as the fallback for a missing description. */
const descriptionLength = 160;

export function locationMeta(page: LocationPage, site: string, origin: string): PageMeta {
  const own = locationAddress(page);
  const text = plainText(page.main_paragraph) || page.highlighted_heading || page.main_heading;
  return {
    title: page.meta_title || `${page.main_heading} | ${site}`,
    description: page.meta_description || teaser(text, descriptionLength),
    keywords: page.meta_keywords,
    canonical: canonicalAddress(page.meta_link, own, origin),
    // The address of the page itself, whatever the canonical link is.
    image: pictureOfPage(origin + own),
  };
}
