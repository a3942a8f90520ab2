import type { RevisedKind } from '../../domain/content/item.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';
import { type PublishingStatus, publicStatus } from '../../domain/content/publishing.ts';
import { pick } from '../pick.ts';
import type { BlogRow, CaseStudyRow, LocationPageRow } from '../tables.ts';
import { blogFields, locationFields, studyFields } from './item-columns.ts';

/** A thing at one moment, as revisions, trash and audit speak of it. */
export interface State<Kind extends RevisedKind = RevisedKind> {
  kind: Kind;
  /** Its key as text. */
  id: string;
  /** What people call it. */
  title: string;
  /** What an editor fills, by the specification's names, and the status. */
  fields: Record<string, unknown>;
}

export interface ItemState extends State<ItemKind> {
  /** Where the public reads it, decoded; null while it is a draft. */
  address: string | null;
  /** Its last change, ISO 8601 UTC. */
  updatedAt: string;
}

function publicAddress(status: PublishingStatus, address: string): string | null {
  return status === publicStatus ? address : null;
}

export function studyState(row: CaseStudyRow): ItemState {
  const { _id, status, heroHeading, clientName } = row;
  return {
    kind: 'case-study',
    id: _id,
    title: heroHeading || clientName || 'Untitled case study',
    address: publicAddress(status, `/casestudy/${_id}`),
    updatedAt: row.updated_at,
    fields: { ...pick(row, studyFields), reviews: JSON.parse(row.reviews), status },
  };
}

export function blogState(row: BlogRow): ItemState {
  const { blog_id, status, slug, title, slug_url } = row;
  return {
    kind: 'blog',
    id: String(blog_id),
    title: title || slug_url || 'Untitled blog',
    address: slug === null ? null : publicAddress(status, `/blogs/${slug}`),
    updatedAt: row.updated_at,
    fields: { ...pick(row, blogFields), blogs_content: JSON.parse(row.blogs_content), status },
  };
}

export function locationState(row: LocationPageRow): ItemState {
  const { location_id, status, slug, main_heading } = row;
  return {
    kind: 'location-page',
    id: String(location_id),
    title: main_heading,
    address: publicAddress(status, `/${slug}`),
    updatedAt: row.updated_at,
    fields: { ...pick(row, locationFields), status },
  };
}
