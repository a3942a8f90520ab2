import { findContentVersion } from '../../../db/content/content-version.ts';
import type { Database } from '../../../db/open.ts';

/**
 * Asks once per content version what costs more the more content there is: it is asked for often, and
 * content changes seldom. A change in between is found by the next look, as its version is another.
 * Whoever asks several questions at once hands in one look for all of them, begun after the first was due.
 */
export function cachedUntilChanged<T>(db: Database, make: () => Promise<T>) {
  let kept: { version: number; made: Promise<T> } | undefined;
  return async (look: () => Promise<number> = () => findContentVersion(db)): Promise<T> => {
    const version = await look();
    if (kept?.version !== version) {
      const made = make();
      kept = { version, made };
      // A failure is not kept; whoever waits for it hears of it.
      made.catch(() => {
        if (kept?.made === made) kept = undefined;
      });
    }
    return kept.made;
  };
}
