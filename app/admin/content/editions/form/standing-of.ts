import type { EditedText } from '../../../../../domain/api/content/editions/editions.ts';
import type { TextState } from '../../../../../domain/content/editions/text-states.ts';
import { confirmedName, type EditionDraft } from './edition-draft.ts';

/** How a text stands in its form: as it is stored, or as it will be by the next save. */
export type TextStanding = TextState | 'typed' | 'still right';

/** @param first as the form was opened */
export function standingOf(
  { path, original }: EditedText,
  draft: EditionDraft,
  first: EditionDraft,
): TextStanding {
  const [text = '', before = ''] = [draft[path], first[path]];
  if (text.trim() === '') return 'missing';
  if (text !== before) return 'typed';
  const confirmed = confirmedName(path);
  if (draft[confirmed] !== original) return 'outdated';
  return first[confirmed] === original ? 'ready' : 'still right';
}

export function isToDo(standing: TextStanding): boolean {
  return standing === 'missing' || standing === 'outdated';
}

export function signOf(standing: TextStanding): TextState {
  return standing === 'typed' || standing === 'still right' ? 'ready' : standing;
}
