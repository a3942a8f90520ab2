import { href } from 'react-router';
import { slugFrom } from '../../../domain/content/addresses/slug.ts';
import type { LocationPage } from '../../../domain/content/kinds/location-page.ts';

/** Where a location page is read; `href` writes special characters as an address needs them. */
export function locationAddress({ slug_url }: Pick<LocationPage, 'slug_url'>): string {
  return href('/:slug', { slug: slugFrom(slug_url) });
}
