import type { TextState } from '../../../../domain/content/editions/text-states.ts';

/** Of an item as a whole: what is wrong now comes before what nobody reads yet. */
export function workStateOf({
  missing,
  outdated,
}: {
  missing: number;
  outdated: number;
}): TextState {
  if (outdated > 0) return 'outdated';
  return missing > 0 ? 'missing' : 'ready';
}
