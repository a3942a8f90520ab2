import {
  type LocationLink,
  locationLinkLimit,
} from '../../../domain/content/kinds/location-page.ts';
import type { Database } from '../../open.ts';
import { isPublished } from '../publishing/published.ts';

export async function findPublishedLocationLinks(db: Database): Promise<LocationLink[]> {
  const links = await db
    .selectFrom('location_pages')
    .select(['slug', 'main_heading as name'])
    .where(isPublished)
    .orderBy('location_id', 'desc')
    .limit(locationLinkLimit)
    .execute();
  return links.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
