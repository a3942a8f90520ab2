import type { ItemNoun } from './kinds/kinds.ts';

/** A thing of the back office in one line. */
export interface RecentItem {
  kind: ItemNoun;
  id: string;
  title: string;
  updated_at: string;
}
