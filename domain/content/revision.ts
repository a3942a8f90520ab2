import type { Difference } from './differences.ts';
import type { RevisedKind } from './item.ts';

/** One save of an item or of the settings. */
export interface RevisionNote {
  revision_id: number;
  kind: RevisedKind;
  item_id: string;
  title: string;
  /** created, saved, restored, deleted, …; 'found' is a state from before revisions were kept. */
  action: string;
  /** Address of the user; empty when the site itself did it. */
  made_by: string;
  made_at: string;
  /** With shortened texts. */
  changes: Difference[];
}
