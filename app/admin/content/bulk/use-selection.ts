import { useState } from 'react';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { itemKey, type StoredItem } from '../../item-calls.ts';
import type { Listed } from '../list/list-calls.ts';

export interface Selection {
  ids: string[];
  has: (item: StoredItem) => boolean;
  toggle: (item: StoredItem) => void;
  choose: (ids: string[]) => void;
}

export function useSelection(kind: AnyKind) {
  const [chosen, choose] = useState<string[]>([]);
  const idOf = (item: StoredItem) => String(itemKey(kind, item));

  return {
    choose,
    /** Only what is on screen is chosen, whatever was before its page was turned. */
    on(shown: Listed[]): Selection {
      const ids = shown.map(({ item }) => idOf(item)).filter((id) => chosen.includes(id));
      const has = (item: StoredItem) => ids.includes(idOf(item));
      return {
        ids,
        has,
        choose,
        toggle: (item) =>
          choose(has(item) ? ids.filter((id) => id !== idOf(item)) : [...ids, idOf(item)]),
      };
    },
  };
}
