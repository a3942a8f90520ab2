import { type Fields, merge } from '../../../domain/content/merge/merge.ts';
import type { FormDraft } from '../content/editor/draft.ts';
import type { FormFields } from '../content/journal/fields.ts';

/** The form as it began, as it is typed, and as somebody else has saved it. */
type Sides = Record<'base' | 'mine' | 'theirs', FormDraft>;

export function mergedDrafts(form: FormFields<FormDraft>, { base, mine, theirs }: Sides) {
  const { fieldsOf } = form;
  const { fields, collisions } = merge(fieldsOf(base), fieldsOf(mine), fieldsOf(theirs));
  return {
    collisions,
    draftWith: (choices: Fields): FormDraft => form.draftFrom({ ...fields, ...choices }),
  };
}

export type MergedDrafts = ReturnType<typeof mergedDrafts>;
