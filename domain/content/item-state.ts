import type { PublishingStatus } from './publishing.ts';

/** The kinds of item that the back office lists, as they stand in addresses. */
export const itemKinds = ['case-studies', 'blogs', 'location-pages'] as const;

export type ItemKind = (typeof itemKinds)[number];

/** What the specified list calls leave out of an item and the back office's lists need. */
export interface ItemState {
  /** The item's id as text: _id, blog_id or location_id. */
  id: string;
  status: PublishingStatus;
  /** The last change, ISO 8601 UTC. */
  updated_at: string;
}
