import type { Database } from '../../../db/open.ts';
import { cachedUntilChanged } from './cached-until-changed.ts';

/**
 * The same for answers to many questions: each is asked once per content version, and the `max` that
 * were last wanted are kept.
 */
export function cachedByKey<T>(
  db: Database,
  max: number,
): (key: string, make: () => Promise<T>) => Promise<T> {
  const keptNow = cachedUntilChanged(db, async () => new Map<string, Promise<T>>());
  return async (key, make) => {
    const kept = await keptNow();
    const answer = kept.get(key) ?? make();
    // Behind all others, as the one wanted last.
    kept.delete(key);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
