import type { BulkResult } from '../../../domain/api/content/bulk.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { orSlugTaken } from '../addresses/slug-taken.ts';
import { changeContent } from '../content-version.ts';
import { knownCategories, restoreFromTrash, waitingAgain } from '../history/restore.ts';
import { findTrashed } from '../history/trash.ts';
import { noteChange } from '../item-change.ts';
import { stateOf } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';
import { setWaiting } from '../publishing/drafts.ts';
import { bulkRefusal, type Failed } from '../refusals.ts';
import type { Save } from '../versions.ts';
import {
  findBulkChanges,
  findStored,
  fingerprint,
  forgetBulkChange,
  type Stored,
} from './bulk-changes.ts';
import type { BulkChangeTable } from './bulk-table.ts';

const gone = 'This is not there any more. Perhaps somebody has brought it back or deleted it.';

function changedSince(title: string): string {
  return `Somebody has changed '${title}' since. Its history holds what it was.`;
}

/** The item as it was before, with what waited beside it; its version goes on counting. */
async function putBack(
  transaction: Database,
  kind: Kind,
  { now, before }: { now: Stored; before: Stored },
  save: Save,
): Promise<void> {
  const { created_at: _, version, ...was } = before.row;
  const values = await knownCategories(transaction, kind, was);
  const updated_at = new Date().toISOString();
  const update = itemTables(transaction)
    .updateTable(kind.table)
    .set({ ...values, updated_at, version: Number(now.row.version) + 1 })
    .where(kind.key.column, '=', now.row[kind.key.column])
    .returningAll();
  const row = await orSlugTaken(transaction, kind, was.slug, () =>
    update.executeTakeFirstOrThrow(),
  );
  const after = stateOf(kind, row);
  const change = { before: stateOf(kind, now.row), after };
  await noteChange(transaction, change, { ...save, action: 'undone' });
  const waiting = await waitingAgain(transaction, kind, before.waiting, updated_at);
  await setWaiting(transaction, after, waiting);
}

async function undoTrash(
  transaction: Database,
  { kind, item_id: id, before, after }: BulkChangeTable,
  save: Save,
): Promise<BulkResult> {
  const trashed = await findTrashed(transaction, kind, id);
  // Changes of the release before have no version here.
  if (trashed && after !== '' && String(trashed.row.version) !== after) {
    const { title } = trashed;
    return { id, title, outcome: 'refused', message: changedSince(title) };
  }
  const restored = await restoreFromTrash(transaction, kind, id, save);
  if (!restored) return { id, title: '', outcome: 'refused', message: gone };
  const own = storedKindNamed(kind);
  const now = before === '' ? null : await findStored(transaction, own, id);
  if (now) await putBack(transaction, own, { now, before: JSON.parse(before) }, save);
  return { id, ...restored, outcome: 'done' };
}

async function undoChange(
  transaction: Database,
  { kind: name, item_id: id, ...change }: BulkChangeTable,
  save: Save,
): Promise<BulkResult> {
  const kind = storedKindNamed(name);
  const now = await findStored(transaction, kind, id);
  if (!now) return { id, title: '', outcome: 'refused', message: gone };
  const { title } = stateOf(kind, now.row);
  if (fingerprint(now) !== change.after) {
    return { id, title, outcome: 'refused', message: changedSince(title) };
  }
  await putBack(transaction, kind, { now, before: JSON.parse(change.before) }, save);
  return { id, title, outcome: 'done', message: `'${title}' is restored.` };
}

/** Each item in a transaction of its own. What was undone is not undone again; what was refused may be. */
export async function undoMany(
  db: Database,
  bulk: string,
  save: Save,
  onFailure: (failure: unknown) => void,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const change of await findBulkChanges(db, bulk)) {
    const undo = change.action === 'trash' ? undoTrash : undoChange;
    const failed: Failed = { id: change.item_id, title: async () => '', onFailure };
    const undoing = changeContent(db, async (transaction) => {
      const result = await undo(transaction, change, save);
      if (result.outcome === 'done') await forgetBulkChange(transaction, change);
      return result;
    });
    results.push(await undoing.catch((error: unknown) => bulkRefusal(error, failed)));
  }
  return results;
}
