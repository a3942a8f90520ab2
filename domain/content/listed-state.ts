import type { PublishingStatus } from './publishing.ts';

/** What the specified list calls leave out of an item and the back office's lists need. */
export interface ListedState {
  /** The item's id as text: _id, blog_id or location_id. */
  id: string;
  status: PublishingStatus;
  /** The last change, ISO 8601 UTC. */
  updated_at: string;
}
