import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { slugFrom } from '../../../domain/content/addresses/slug.ts';
import type { LocationPage } from '../../../domain/content/kinds/location-page.ts';

export function locationAddress({ slug_url }: Pick<LocationPage, 'slug_url'>): string {
  return encodedPath(`/${slugFrom(slug_url)}`);
}
