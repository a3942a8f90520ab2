import { updateUses } from '../media/upload-use-rows.ts';
import type { Database } from '../open.ts';
import { updateWork } from './editions/edition-work.ts';
import type { ItemState } from './item-state.ts';
import { updateListEntry } from './lists/item-list.ts';

/** Brings up to date what is stored beside an item, after each change of it or of what waits beside it. */
export async function updateEntries(
  transaction: Database,
  item: Pick<ItemState, 'kind' | 'id'>,
): Promise<void> {
  await updateListEntry(transaction, item);
  await updateUses(transaction, item.kind, item.id);
  await updateWork(transaction, item);
}
