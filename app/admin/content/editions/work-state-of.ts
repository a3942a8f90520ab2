import type { TextState } from '../../../../domain/content/editions/text-states.ts';

/** Of an item as a whole: what is wrong now comes before what nobody reads yet. One without texts is not ready. */
export function workStateOf({ missing, outdated, ready }: Record<TextState, number>): TextState {
  if (outdated > 0) return 'outdated';
  return missing > 0 || ready === 0 ? 'missing' : 'ready';
}
