import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { changeContent } from '../content-version.ts';
import { findItemRow } from '../find-items.ts';
import { itemFromRow, stateOf } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { refuseOutdated, type Save } from '../versions.ts';

/** Changes an item as its save names it; null when there is none. @throws {VersionConflict} */
export function changeSaved<T>(
  db: Database,
  item: Pick<ItemState, 'kind' | 'id'>,
  save: Save,
  change: (transaction: Database, before: ItemState) => Promise<T>,
): Promise<T | null> {
  return changeContent(db, async (transaction) => {
    const kind = storedKindNamed(item.kind);
    const row = await findItemRow(transaction, kind, item.id);
    if (!row) return null;
    refuseOutdated(itemFromRow(kind, row), save);
    return change(transaction, stateOf(kind, row));
  });
}
