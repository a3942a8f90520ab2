import { findContentVersion } from '../../../db/content/content-version.ts';
import type { Database } from '../../../db/open.ts';

/** Reads the content version, by which the results are cached. */
export type ReadVersion = () => Promise<number>;

/** Reads it once for all queries of a request. */
export function readVersionOnce(db: Database): ReadVersion {
  let asked: Promise<number> | undefined;
  return () => {
    asked ??= findContentVersion(db);
    return asked;
  };
}

export function cachedUntilChanged<T>(db: Database, make: () => Promise<T>) {
  let kept: { version: number; made: Promise<T> } | undefined;
  return async (readVersion: ReadVersion = () => findContentVersion(db)): Promise<T> => {
    const version = await readVersion();
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
