import { emptyValues, type Kind } from '../../../domain/content/kind.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import { day } from '../../../domain/durations.ts';
import { insertAudit } from '../../jobs/audit.ts';
import type { Database } from '../../open.ts';
import { deleteItem } from '../change-items.ts';
import { changeContent } from '../content-version.ts';
import { rowFromValues, stateOf } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { itemTables } from '../item-tables.ts';
import { findWaitingDraft, hasWaiting } from '../publishing/waiting-draft.ts';
import { isOpenSomewhere } from './presence.ts';

/** Milliseconds. Never on leaving: whoever made it may be about to write. */
const untouchedFor = day;

/** Those never saved since they were made: a save and a restoral from the trash raise the version. */
async function findUntouched(db: Database, kind: Kind, now: number): Promise<ItemState[]> {
  const rows = await itemTables(db)
    .selectFrom(kind.table)
    .selectAll()
    .where('status', '=', 'draft')
    .where('version', '=', 1)
    .where('created_at', '<', new Date(now - untouchedFor).toISOString())
    .execute();
  const empty = Object.entries(rowFromValues(kind, emptyValues(kind)));
  return rows
    .filter((row) => empty.every(([name, value]) => row[name] === value))
    .map((row) => stateOf(kind, row));
}

/**
 * Moves items that were made empty (R-7-04) and never touched to the trash. Several instances may call
 * it: each item is moved by one. @returns the ids
 */
export async function trashUntouched(db: Database, now: number): Promise<string[]> {
  const moved: string[] = [];
  for (const kind of anyKinds.filter(({ firstStatus }) => firstStatus === 'draft')) {
    for (const { id, title } of await findUntouched(db, kind, now)) {
      const item = { kind: kind.name, id };
      await changeContent(db, async (transaction) => {
        if (hasWaiting(await findWaitingDraft(transaction, item))) return;
        if (await isOpenSomewhere(transaction, { ...item, now })) return;
        const again = await findUntouched(transaction, kind, now);
        if (!again.some((one) => one.id === id)) return;
        await deleteItem(transaction, kind, id, {});
        const entry = { kind: item.kind, item_id: id, title, action: 'deleted', made_by: '' };
        await insertAudit(transaction, [{ ...entry, request_id: '', changes: [] }]);
        moved.push(id);
      });
    }
  }
  return moved;
}
