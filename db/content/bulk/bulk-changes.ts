import type { Kind } from '../../../domain/content/kind.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import type { Database } from '../../open.ts';
import { findItemRow } from '../find-items.ts';
import { stateOf } from '../item-rows.ts';
import type { ItemRow } from '../item-tables.ts';
import { findWaitingDraft, type WaitingDraft } from '../publishing/waiting-draft.ts';
import type { BulkChangeTable } from './bulk-table.ts';

/** An item as it is stored, with what waits beside it. */
export interface Stored {
  row: ItemRow;
  waiting: WaitingDraft;
}

export async function findStored(
  transaction: Database,
  kind: Kind,
  id: string,
): Promise<Stored | null> {
  const row = await findItemRow(transaction, kind, id);
  return row && { row, waiting: await findWaitingDraft(transaction, stateOf(kind, row)) };
}

/** Differs as soon as somebody has changed the item, its draft or its times. */
export function fingerprint({ row, waiting }: Stored): string {
  return JSON.stringify([row.version, waiting]);
}

interface Noted {
  bulk: string;
  kind: StoredKind;
  id: string;
  action: BulkChangeTable['action'];
  before: Stored;
  after: Stored | null;
}

/** What a change of the same name noted before; null when somebody has changed the item since. */
async function findFirstBefore(
  transaction: Database,
  { bulk, kind, id, before }: Noted,
): Promise<string | null> {
  const noted = await transaction
    .selectFrom('bulk_changes')
    .select(['before', 'after'])
    .where('bulk_id', '=', bulk)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return noted?.after === fingerprint(before) ? noted.before : null;
}

/** In the transaction of the change: what was done can be undone, whatever becomes of the call. */
export async function noteBulkChange(transaction: Database, noted: Noted): Promise<void> {
  const { bulk, kind, id, action, before, after } = noted;
  const first = await findFirstBefore(transaction, noted);
  const row: BulkChangeTable = {
    bulk_id: bulk,
    kind,
    item_id: id,
    action,
    made_at: new Date().toISOString(),
    before: first ?? (after ? JSON.stringify(before) : ''),
    // Who restores an item from the trash raises its version.
    after: after ? fingerprint(after) : String(before.row.version),
  };
  await transaction
    .insertInto('bulk_changes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bulk_id', 'kind', 'item_id']).doUpdateSet(row))
    .execute();
}

/** The last changed first, so that an address that went from one item to another goes back. */
export function findBulkChanges(db: Database, bulk: string): Promise<BulkChangeTable[]> {
  return db
    .selectFrom('bulk_changes')
    .selectAll()
    .where('bulk_id', '=', bulk)
    .orderBy('made_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute();
}

export async function forgetBulkChange(
  transaction: Database,
  { bulk_id, kind, item_id }: BulkChangeTable,
): Promise<void> {
  await transaction
    .deleteFrom('bulk_changes')
    .where('bulk_id', '=', bulk_id)
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .execute();
}

export async function purgeBulkChanges(db: Database, before: number): Promise<void> {
  const time = new Date(before).toISOString();
  await db.deleteFrom('bulk_changes').where('made_at', '<', time).execute();
}
