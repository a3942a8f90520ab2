import { slugProblem } from '../../../domain/content/addresses/slug.ts';
import {
  type LocationLink,
  type LocationPage,
  locationLinkLimit,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { isPublished } from '../published.ts';

export async function findPublishedLocationPageBySlug(
  db: Database,
  slug: string,
): Promise<LocationPage | null> {
  if (slugProblem(slug) !== null || !isStorable(slug)) return null;
  const row = await db
    .selectFrom('location_pages')
    .select(['location_id', ...locationPageKind.fieldNames])
    .where('slug', '=', slug)
    .where(isPublished)
    .executeTakeFirst();
  return row ?? null;
}

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
