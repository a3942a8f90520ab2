import type { PublishingStatus } from './publishing.ts';

/** What the back office's lists need beyond the specified list calls. */
export interface ListedState {
  id: string;
  status: PublishingStatus;
  updated_at: string;
}
