import { findContentVersion } from '../../../db/content/content-version.ts';
import type { Database } from '../../../db/open.ts';

/** Reads the content version, by which the results are cached. */
export type Look = () => Promise<number>;

/** Reads it once for all queries of a request. */
export function lookOnce(db: Database): Look {
  let asked: Promise<number> | undefined;
  return () => {
    asked ??= findContentVersion(db);
    return asked;
  };
}

export function cachedUntilChanged<T>(db: Database, make: () => Promise<T>) {
  let kept: { version: number; made: Promise<T> } | undefined;
  return async (look: Look = () => findContentVersion(db)): Promise<T> => {
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
