import type { Database } from '../../../db/open.ts';
import { cachedUntilChanged } from './cached-until-changed.ts';

/** One value per key and content version; holds the `max` keys that were used last. */
export function cachedByKey<T>(
  db: Database,
  max: number,
): (key: string, make: () => Promise<T>) => Promise<T> {
  const keptNow = cachedUntilChanged(db, async () => new Map<string, Promise<T>>());
  return async (key, make) => {
    const kept = await keptNow();
    const answer = kept.get(key) ?? make();
    // A Map keeps insertion order: this makes the key the newest.
    kept.delete(key);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
