import type { StoredKind } from '../../domain/content/kinds/names.ts';
import { storable } from '../column-limits.ts';
import { findItemState } from '../content/find-items.ts';
import type { Database } from '../open.ts';

/** For each field the hash of what came, and that of what was stored of it. */
export type FieldHashes = Record<string, readonly [came: string, stored: string]>;

export interface ImportedItem {
  source: string;
  source_id: string;
  kind: StoredKind;
  item_id: string;
  hash: string;
  fields: FieldHashes;
}

/** No hash of an item: a newer export is compared with what stands here field by field. */
const takenBack = '';

/** What an item of a source became, whichever import brought it (R-I-03). */
export async function findImportedItem(
  db: Database,
  { source, source_id }: Pick<ImportedItem, 'source' | 'source_id'>,
): Promise<ImportedItem | null> {
  const row = await db
    .selectFrom('import_items')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .executeTakeFirst();
  if (!row) return null;
  const isGone =
    row.hash === takenBack && (await findItemState(db, row.kind, row.item_id)) === null;
  return isGone ? null : { ...row, fields: JSON.parse(row.fields) };
}

export async function saveImportedItem(transaction: Database, item: ImportedItem): Promise<void> {
  const row = { ...storable(item), fields: JSON.stringify(item.fields) };
  await transaction
    .insertInto('import_items')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source', 'source_id']).doUpdateSet(row))
    .execute();
}

/** It is known again when somebody has restored it. */
export async function takeBackImportedItem(
  transaction: Database,
  { source, source_id }: Pick<ImportedItem, 'source' | 'source_id'>,
): Promise<void> {
  await transaction
    .updateTable('import_items')
    .set({ hash: takenBack })
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .execute();
}
