import { listMetaOf } from '../lists/list-meta.ts';
import { canonicalAddress, type PageMeta, titled } from '../page-meta.ts';
import type { PageContent } from './page-content.ts';

export function metaOfPage(page: PageContent): PageMeta {
  const { name, place, origin, settings, noindex, social_picture } = page;
  return listMetaOf(page, {
    title: page.meta_title || titled(name, settings.name),
    description: page.meta_description,
    keywords: page.meta_keywords,
    canonical: canonicalAddress(page.canonical_link, place.address, origin),
    noindex,
    alternates: place.alternates,
    ...(social_picture && { image: new URL(social_picture, origin).href }),
  });
}
