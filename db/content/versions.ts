import type { Versioned } from '../../domain/content/item.ts';
import type { PublishingStatus } from '../../domain/content/publishing.ts';

/** By whom and on top of what an item is changed. */
export interface Save {
  /** Address of the user; absent when the site itself does it. */
  by?: string;
  /** Names the request in log and audit. */
  requestId?: string;
  /** The site's public address, to know links that are written in full. */
  origin?: string;
  /** What history calls the change; absent: what it is. */
  action?: string;
  /** As what it is saved; absent: published (decision D8). */
  status?: PublishingStatus;
  /** The versions that the change may replace; absent: whatever is stored (R-X-08). */
  ifVersions?: number[];
}

/** The item was saved by somebody else meanwhile; the message is a sentence for the editor. */
export class VersionConflict extends Error {
  /** The item as it is stored. */
  readonly current: Versioned<object>;

  constructor(current: Versioned<object>) {
    super('Somebody else has saved this meanwhile. Compare both versions, then save again.');
    this.current = current;
  }
}

/**
 * Lets a change of the item pass that knows its version. To be asked within changeContent, so that the
 * answer still holds when the change is written (threat T29).
 * @throws {VersionConflict}
 */
export function refuseOutdated(current: Versioned<object>, { ifVersions }: Save): void {
  if (ifVersions && !ifVersions.includes(current.version)) throw new VersionConflict(current);
}
