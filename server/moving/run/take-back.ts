import {
  deleteRedirectFrom,
  findRedirectAt,
  saveRedirect,
} from '../../../db/content/addresses/redirects.ts';
import { deleteItem } from '../../../db/content/change-items.ts';
import { ItemLasting } from '../../../db/content/lasting.ts';
import { type EntryChange, type ImportEntry, nextEntries } from '../../../db/moving/entries.ts';
import { takeBackImportedItem } from '../../../db/moving/imported-items.ts';
import { changeImport, type Import } from '../../../db/moving/imports.ts';
import {
  findAddressesOf,
  findOtherClaim,
  markAddresses,
  type OldAddress,
} from '../../../db/moving/old-addresses.ts';
import type { Database } from '../../../db/open.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { ImportParts } from './import-parts.ts';
import { batchSize, inBatches } from './in-batches.ts';

/** Another import that names the address answers for it from now on. @returns whether there is one */
async function handOver(
  transaction: Database,
  { kind, item_id }: ImportEntry,
  { address, by }: { address: OldAddress; by: string },
): Promise<boolean> {
  const other = await findOtherClaim(transaction, address);
  if (!other || (item_id !== null && other.kind === kind && other.item_id === item_id))
    return false;
  const { path } = address;
  const target = other.item_id === null ? other.address : null;
  await saveRedirect(transaction, { path, kind: other.kind, item_id: other.item_id, target, by });
  await markAddresses(transaction, { import_id: other.import_id, path }, 'redirect');
  return true;
}

/** Those that the import has made, unless somebody has changed them since. */
async function deleteRedirects(
  transaction: Database,
  entry: ImportEntry,
  by: string,
): Promise<void> {
  for (const address of await findAddressesOf(transaction, entry)) {
    const { path, state } = address;
    const goal = state === 'redirect' ? await findRedirectAt(transaction, path) : null;
    if (!goal) continue;
    const isSame =
      entry.item_id === null
        ? goal.target === entry.address
        : goal.kind === entry.kind && goal.item_id === entry.item_id;
    if (!isSame || (await handOver(transaction, entry, { address, by }))) continue;
    await deleteRedirectFrom(transaction, path);
  }
}

async function takeBackEntry(
  transaction: Database,
  { source, made_by }: Import,
  entry: ImportEntry,
): Promise<EntryChange> {
  const { kind, item_id, source_id } = entry;
  await deleteRedirects(transaction, entry, made_by);
  if (kind && item_id !== null) {
    await deleteItem(transaction, storedKindNamed(kind), item_id, { by: made_by });
    await takeBackImportedItem(transaction, { source, source_id });
  }
  return { state: 'taken back', reason: item_id === null ? '' : 'It is in the trash.' };
}

/** What the import has made goes to the trash; what it has changed stays, its history holds what it was. */
export async function takeBack(
  parts: ImportParts,
  imported: Import,
  mayGoOn: () => Promise<boolean>,
): Promise<boolean> {
  const { db, now, onFailure } = parts;
  const { import_id } = imported;
  const isDone = await inBatches(parts, {
    entries: nextEntries(db, import_id, ['imported', 'again'], batchSize),
    mayGoOn,
    prepare: async (entry) => ({
      entry,
      isContent: true,
      write: (transaction) => takeBackEntry(transaction, imported, entry),
    }),
    failed(error, { what, source_id }) {
      if (error instanceof ItemLasting) return { state: 'unchanged', reason: error.message };
      onFailure(error, `${what} ${source_id}`);
      const reason = 'It could not be taken back; the log of the server says why.';
      return { state: 'unchanged', reason };
    },
  });
  if (!isDone) return false;
  const ended_at = new Date(now()).toISOString();
  await changeImport(db, import_id, { state: 'taken back', ended_at }, ['taking back']);
  return true;
}
