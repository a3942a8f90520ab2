import { useCallback, useState } from 'react';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import type { StoredItem } from '../../item-calls.ts';
import { draftOf } from './draft.ts';

/** A new value, or what makes it of the one before: an upload may end after more was typed. */
export type Update = (before: unknown) => unknown;

export function useDraft(kind: AnyKind, item: StoredItem | null) {
  const [first] = useState(() => draftOf(kind, item));
  const [draft, setDraft] = useState(first);
  const setField = useCallback(
    (name: string, update: Update) =>
      setDraft((before) => ({ ...before, [name]: update(before[name]) })),
    [],
  );
  return { draft, first, setDraft, setField };
}
