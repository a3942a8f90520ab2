import { findContentVersion } from '../../../db/content/content-version.ts';
import type { Database } from '../../../db/open.ts';

/** @param look Reads the version, once for all queries of a request. */
export function cachedUntilChanged<T>(db: Database, make: () => Promise<T>) {
  let kept: { version: number; made: Promise<T> } | undefined;
  return async (look: () => Promise<number> = () => findContentVersion(db)): Promise<T> => {
    const version = await look();
    if (kept?.version !== version) {
      const made = make();
      kept = { version, made };
      made.catch(() => {
        if (kept?.made === made) kept = undefined;
      });
    }
    return kept.made;
  };
}
