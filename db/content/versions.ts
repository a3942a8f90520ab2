import type { Versioned } from '../../domain/content/item.ts';
import type { PublishingStatus } from '../../domain/content/publishing.ts';
import { ChangeRefused } from './change-refused.ts';

export interface Save {
  by?: string;
  requestId?: string;
  /** The site's origin, to recognise links that are written in full. */
  origin?: string;
  action?: string;
  status?: PublishingStatus;
  /** Of content that was written before it is stored, ISO 8601 UTC. */
  writtenAt?: string;
  /** By the editor, which publishes nothing that its kind keeps back (decision D68). */
  isGuarded?: boolean;
  /** Versions that may be replaced; absent, every one (R-X-08). */
  ifVersions?: number[];
}

export class VersionConflict extends ChangeRefused {
  constructor(current: Versioned<object>) {
    const message =
      'Somebody else has saved this meanwhile. Compare both versions, then save again.';
    super(message, { kind: 'outdated', current });
  }
}

/** Call it within changeContent (threat T29). @throws {VersionConflict} */
export function refuseOutdated(current: Versioned<object>, { ifVersions }: Save): void {
  if (ifVersions && !ifVersions.includes(current.version)) throw new VersionConflict(current);
}
