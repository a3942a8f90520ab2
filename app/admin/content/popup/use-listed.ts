import { use, useMemo } from 'react';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { itemKey, type StoredItem } from '../../item-calls.ts';
import type { Outcome } from '../../ui/loaded.tsx';
import { useClashes } from '../editor/use-clashes.ts';
import type { LoadedItems } from '../list/item-screen.ts';

const nothing: never[] = [];

function dataIn<Item>(outcome: Outcome<Item[]> | null): Item[] {
  return outcome && 'data' in outcome ? outcome.data : nothing;
}

/** What the form of an item takes from the list under it, as far as that could be loaded. */
export function useListed(
  kind: AnyKind,
  item: StoredItem | null,
  { items, categories }: LoadedItems<StoredItem>,
) {
  const known = dataIn(use(items));
  const others = useMemo(() => known.map((listed) => listed.item), [known]);
  const id = itemKey(kind, item);
  return {
    categories: dataIn(categories && use(categories)),
    clashOf: useClashes(kind, others, item),
    /** Whether visitors see the item already. */
    isPublished: known.some((listed) => itemKey(kind, listed.item) === id && !listed.isDraft),
  };
}
