import { canonicalAddress } from '../../../domain/content/addresses/canonical.ts';
import type { LocationPage } from '../../../domain/content/kinds/location-page.ts';
import { plainText } from '../../../domain/content/text/rich-text.ts';
import { descriptionLength, teaserOfWords } from '../../../domain/content/text/teaser.ts';
import { type PageMeta, pictureOfPage } from '../page-meta.ts';
import type { PagePlace } from '../page-place.ts';

interface Place {
  site: string;
  origin: string;
  place: PagePlace;
}

export function locationMeta(page: LocationPage, { site, origin, place }: Place): PageMeta {
  const own = place.address;
  const text = plainText(page.main_paragraph) || page.highlighted_heading || page.main_heading;
  return {
    title: page.meta_title || `${page.main_heading} | ${site}`,
    description: page.meta_description || teaserOfWords(text, descriptionLength),
    keywords: page.meta_keywords,
    canonical: canonicalAddress(page.meta_link, own, origin),
    alternates: place.alternates,
    // The address of the page itself, whatever the canonical link is.
    image: pictureOfPage(origin + own),
  };
}
