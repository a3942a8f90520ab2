import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { findItemRow } from '../find-items.ts';
import { itemFromRow, stateOf } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { refuseOutdated, type Save } from '../versions.ts';

/** An item as its save names it; null when there is none. @throws {VersionConflict} */
export async function findSaved(
  transaction: Database,
  name: StoredKind,
  id: string,
  save: Save,
): Promise<ItemState | null> {
  const kind = storedKindNamed(name);
  const row = await findItemRow(transaction, kind, id);
  if (!row) return null;
  refuseOutdated(itemFromRow(kind, row), save);
  return stateOf(kind, row);
}
