import type { RenderState } from '../../../app/context.ts';
import type { Look } from './cached-until-changed.ts';

/** Falls back to the last known value, so that a page keeps its frame (R-2.5-03). */
export function lastKnown<T>(ask: (look: Look) => Promise<T>) {
  let known: T | undefined;
  return async (look: Look, state: RenderState): Promise<T> => {
    try {
      known = await ask(look);
      return known;
    } catch (error) {
      if (known === undefined) throw error;
      state.isStale = true;
      return known;
    }
  };
}
