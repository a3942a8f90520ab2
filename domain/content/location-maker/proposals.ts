import { merge } from '../merge/merge.ts';
import { patternFields } from './sheet.ts';

export const changeStates = ['change', 'edited'] as const;

export interface ProposedChange {
  field: string;
  now: string;
  wanted: string;
  /** 'edited': somebody has changed the field since it was made, so it stays as it is. */
  state: (typeof changeStates)[number];
}

type Texts = Readonly<Record<string, string>>;

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(patternFields.map((name) => [name, String(values[name] ?? '')]));
}

/** Field by field what a changed table would make of a page, and what was edited since. */
export function proposedChanges(
  made: Texts,
  now: Readonly<Record<string, unknown>>,
  wanted: Texts,
): ProposedChange[] {
  const [base, stored, sent] = [made, now, wanted].map(textsOf);
  if (!base || !stored || !sent) return [];
  const { collisions, fields } = merge(base, sent, stored);
  const edited = new Set(collisions.map(({ name }) => name));
  return patternFields.flatMap((field): ProposedChange[] => {
    const [was = '', next = ''] = [stored[field], sent[field]];
    if (edited.has(field)) return [{ field, now: was, wanted: next, state: 'edited' }];
    if (fields[field] === was) return [];
    return [{ field, now: was, wanted: next, state: 'change' }];
  });
}
