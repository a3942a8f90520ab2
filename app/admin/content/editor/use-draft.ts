import { useCallback, useState } from 'react';
import { isGivenPath, pathFromName } from '../../../../domain/content/addresses/page-path.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import type { StoredItem } from '../../item-calls.ts';
import { draftOf, type FormDraft, textOfField } from './draft.ts';

/** A new value, or what makes it of the one before: an upload may end after more was typed. */
export type Update = (before: unknown) => unknown;

/** The address that a page was given follows its name, until another one is typed. */
function withMadePath(after: FormDraft, before: FormDraft, given: string): FormDraft {
  const path = textOfField(before, 'path');
  const isMade = path === given || path === pathFromName(textOfField(before, 'name'));
  return isMade ? { ...after, path: pathFromName(textOfField(after, 'name')) || given } : after;
}

export function useDraft(kind: AnyKind, item: StoredItem | null, isFresh: boolean) {
  const [first] = useState(() => draftOf(kind, item));
  const [draft, setDraft] = useState(first);
  const given = isFresh && kind.name === 'page' ? textOfField(first, 'path') : '';
  const isFollowing = isGivenPath(given);
  const setField = useCallback(
    (name: string, update: Update) =>
      setDraft((before) => {
        const after = { ...before, [name]: update(before[name]) };
        return isFollowing && name === 'name' ? withMadePath(after, before, given) : after;
      }),
    [isFollowing, given],
  );
  return { draft, first, setDraft, setField };
}
