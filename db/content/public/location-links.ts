import {
  type LocationLink,
  locationLinkLimit,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import type { Database } from '../../open.ts';
import { isPublished } from '../publishing/published.ts';

export async function findPublishedLocationLinks(db: Database): Promise<LocationLink[]> {
  const links = await db
    .selectFrom(locationPageKind.table)
    .select(['slug', 'main_heading as name'])
    .where(isPublished)
    .orderBy('location_id', 'desc')
    .limit(locationLinkLimit)
    .execute();
  return links.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
