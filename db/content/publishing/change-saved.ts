import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { changeContent } from '../content-version.ts';
import { findItemRow } from '../find-items.ts';
import { itemFromRow, keyOf, stateOf } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { updateRow } from '../item-tables.ts';
import { refuseOutdated, type Save } from '../versions.ts';

type Found = Pick<ItemState, 'kind' | 'id'>;

/** An item as its save has seen it; null when there is none. @throws {VersionConflict} */
export async function findSaved(db: Database, item: Found, save: Save): Promise<ItemState | null> {
  const kind = storedKindNamed(item.kind);
  const row = await findItemRow(db, kind, item.id);
  if (!row) return null;
  refuseOutdated(itemFromRow(kind, row), save);
  return stateOf(kind, row);
}

/** Changes an item as its save has seen it; null when there is none. @throws {VersionConflict} */
export function changeSaved<T>(
  db: Database,
  item: Found,
  save: Save,
  change: (transaction: Database, before: ItemState) => Promise<T>,
): Promise<T | null> {
  return changeContent(db, async (transaction) => {
    const before = await findSaved(transaction, item, save);
    return before ? change(transaction, before) : null;
  });
}

/** Whoever read the item before reads what waits beside it again (R-X-08). @returns the new version */
export async function raiseVersion(transaction: Database, { kind, id }: Found): Promise<number> {
  const own = storedKindNamed(kind);
  return Number((await updateRow(transaction, own, keyOf(own, id), {})).version);
}
