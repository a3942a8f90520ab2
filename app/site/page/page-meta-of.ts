import { canonicalAddress } from '../../../domain/content/addresses/canonical.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { listMetaOf } from '../lists/list-meta.ts';
import { type PageMeta, pictureOfPage, titled } from '../page-meta.ts';
import type { PageContent } from './page-content.ts';

export function metaOfPage(page: PageContent, messages: SiteMessages): PageMeta {
  const { name, place, origin, settings, noindex, social_picture } = page;
  const meta = {
    title: page.meta_title || titled(name, settings.name),
    description: page.meta_description,
    keywords: page.meta_keywords,
    canonical: canonicalAddress(page.canonical_link, place.address, origin),
    noindex,
    alternates: place.alternates,
    // The address of the page itself, whatever the canonical link is.
    image: social_picture
      ? new URL(social_picture, origin).href
      : pictureOfPage(origin + place.address),
    hasOwnImage: social_picture !== '',
  };
  return listMetaOf(page, meta, messages);
}
