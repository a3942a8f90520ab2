import { addressField, type Kind } from '../../../domain/content/kind.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../../open.ts';
import { refuseTaken, SlugTaken } from '../addresses/slug-taken.ts';
import { forgetItem } from '../history/forget-item.ts';
import { noteChange } from '../item-change.ts';
import { stateOf } from '../item-rows.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { deletePublishing, setWaiting } from '../publishing/drafts.ts';
import { hasWaiting, type WaitingDraft } from '../publishing/waiting-draft.ts';
import type { Save } from '../versions.ts';
import { findEditionRows } from './edition-rows.ts';

/** An edition that went to the trash with its original, inside of what is kept of that. */
export interface TrashedEdition extends WaitingDraft {
  row: ItemRow;
}

/** Takes the editions of an item that goes to the trash away, to be kept with it. */
export async function takeEditions(
  transaction: Database,
  kind: Kind,
  id: string,
  save: Save,
): Promise<TrashedEdition[]> {
  if (kind.original) return [];
  const own = editionsOf(kind);
  const taken: TrashedEdition[] = [];
  for (const row of await findEditionRows(transaction, kind, id)) {
    const { [own.key.column]: key } = row;
    await itemTables(transaction).deleteFrom(own.table).where(own.key.column, '=', key).execute();
    const before = stateOf(own, row);
    taken.push({ row, ...(await deletePublishing(transaction, before)) });
    await noteChange(transaction, { before, after: null }, { ...save, action: 'deleted' });
  }
  return taken;
}

/** As it was, or a draft without its address where another page has that by now. */
async function withFreeAddress(transaction: Database, own: Kind, row: ItemRow): Promise<ItemRow> {
  try {
    await refuseTaken(transaction, own, { slug: row.slug, own: row[own.key.column] });
    return row;
  } catch (error) {
    if (!(error instanceof SlugTaken)) throw error;
    const name = addressField(own);
    return { ...row, ...(name && { [name]: '' }), slug: null, status: 'draft' };
  }
}

/**
 * @param stillWaiting what is left of the times that were set
 * @returns the languages of those that are drafts now, as another page has their address
 */
export async function putBackEditions(
  transaction: Database,
  kind: Kind,
  editions: readonly TrashedEdition[],
  { save, stillWaiting }: { save: Save; stillWaiting: (trashed: TrashedEdition) => WaitingDraft },
): Promise<string[]> {
  const withoutAddress: string[] = [];
  for (const trashed of editions) {
    const own = editionsOf(kind);
    const free = await withFreeAddress(transaction, own, trashed.row);
    if (free !== trashed.row) withoutAddress.push(String(free.language));
    const row = { ...free, version: Number(free.version) + 1 };
    const insertion = itemTables(transaction).insertInto(own.table).values(row).returningAll();
    const restored = await insertion.executeTakeFirstOrThrow();
    const after = stateOf(own, restored);
    await noteChange(transaction, { before: null, after }, { ...save, action: 'undeleted' });
    const waiting = stillWaiting(trashed);
    if (hasWaiting(waiting)) await setWaiting(transaction, after, waiting);
  }
  return withoutAddress;
}

/** With an original that is deleted for ever. */
export async function forgetEditions(
  transaction: Database,
  kind: Kind,
  editions: readonly TrashedEdition[],
): Promise<void> {
  for (const { row } of editions) await forgetItem(transaction, stateOf(editionsOf(kind), row));
}
