import type { RenderState } from '../../../app/context.ts';
import type { ReadVersion } from './cached-until-changed.ts';

/** Falls back to the last known value, so that a page keeps its frame (R-2.5-03). */
export function lastKnown<T>(ask: (readVersion: ReadVersion) => Promise<T>) {
  let known: T | undefined;
  return async (readVersion: ReadVersion, state: RenderState): Promise<T> => {
    try {
      known = await ask(readVersion);
      return known;
    } catch (error) {
      if (known === undefined) throw error;
      state.isStale = true;
      return known;
    }
  };
}
