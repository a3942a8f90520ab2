import type { Making } from './made.ts';
import type { Parts } from './text-parts.ts';

/** @param noun what a part is called, such as 'pair' */
export function noteParts(found: Parts, noun: string, making: Making): void {
  for (const heading of found.smaller) {
    making.note(`heading “${heading}”`, `A smaller heading inside the ${noun} before it.`);
  }
  if (found.isContinued) {
    making.note('length', `A text longer than one ${noun} goes on in the next one.`);
  }
  if (found.isCut) {
    making.note('length', `Cut at the end, as the ${noun}s hold no more. It stays a draft.`);
    making.mustBeDraft = true;
  }
}
