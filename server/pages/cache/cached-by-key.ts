import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/open.ts';
import { cachedUntilChanged } from './cached-until-changed.ts';

/** One value per key and content version; holds the `max` keys that were used last. */
export function cachedByKey<T>(
  db: Database,
  max: number,
): (key: string, make: () => Promise<T>) => Promise<T> {
  const cacheNow = cachedUntilChanged(db, async () => new LRUCache<string, Promise<T>>({ max }));
  return async (key, make) => {
    const cache = await cacheNow();
    const known = cache.get(key);
    if (known) return known;
    const answer = make();
    cache.set(key, answer);
    answer.catch(() => cache.delete(key));
    return answer;
  };
}
