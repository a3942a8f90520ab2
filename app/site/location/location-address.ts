import { href } from 'react-router';
import type { LocationPage } from '../../../domain/location-page.ts';
import { slugFrom } from '../../../domain/slug.ts';

/** Where a location page is read; `href` writes special characters as an address needs them. */
export function locationAddress({ slug_url }: Pick<LocationPage, 'slug_url'>): string {
  return href('/:slug', { slug: slugFrom(slug_url) });
}
