import { isPublicPath } from '../../../db/content/addresses/item-addresses.ts';
import {
  changeEntry,
  type EntryChange,
  entryParts,
  findGroup,
  type ImportEntry,
} from '../../../db/moving/entries.ts';
import { changeImport, type Import } from '../../../db/moving/imports.ts';
import {
  deleteAddresses,
  deleteAddressesOf,
  storeAddress,
} from '../../../db/moving/old-addresses.ts';
import type { Database } from '../../../db/open.ts';
import { isInArea } from '../../../domain/content/addresses/address.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { ImportingSite } from '../../../domain/moving/edition-of.ts';
import { comparableAddress, mayRedirect } from '../../../domain/moving/old-address.ts';
import type { ImportParts } from '../run/import-parts.ts';
import { batchSize, inBatches } from '../run/in-batches.ts';
import { findImportingSite } from './importing-site.ts';
import { type EntryPlan, leftOut, planItem } from './plan-item.ts';

function addressesIn({ came }: ImportEntry): string[] {
  return came && 'addresses' in came ? came.addresses : [];
}

/** Turns of the run: items, their editions, what is no text. */
const lastTurn = 3;

function planEntry(
  parts: ImportParts,
  imported: Import,
  site: ImportingSite,
  entry: ImportEntry,
): EntryPlan {
  const { came } = entry;
  if (came?.what === 'item') return planItem(parts, imported, site, { ...entry, came });
  const state = came?.what === 'unreadable' ? 'left out' : 'planned';
  return async () => ({ turn: lastTurn, state, reason: entry.reason });
}

/** Nothing of one that fails is stored. */
function failedPlan({ onFailure }: ImportParts, error: unknown, entry: ImportEntry): EntryChange {
  onFailure(error, `${entry.what} ${entry.source_id}`);
  return leftOut('It could not be read; the log of the server says why.');
}

function planOrFail(parts: ImportParts, imported: Import, site: ImportingSite, entry: ImportEntry) {
  try {
    return planEntry(parts, imported, site, entry);
  } catch (error) {
    const change = failedPlan(parts, error, entry);
    return async () => change;
  }
}

/** After a choice for it alone; with its translations, which follow it. */
export async function planEntryAnew(
  parts: ImportParts,
  imported: Import,
  entry: ImportEntry,
): Promise<void> {
  const { db } = parts;
  const { import_id, translations } = entry;
  const site = await findImportingSite(db);
  const group = translations === '' ? [entry] : await findGroup(db, import_id, translations);
  for (const one of group) {
    await deleteAddressesOf(db, one);
    const plan = planOrFail(parts, imported, site, one);
    await changeEntry(db, one, await writePlan(db, one, plan));
  }
}

async function stateOfAddress(db: Database, path: string, own: string | null) {
  if (path === own) return 'stays';
  if (mayRedirect(path)) return (await isPublicPath(db, path)) ? 'stays' : 'redirect';
  return isInArea(path) && path.split('/').length > 2 ? 'look' : 'stays';
}

/** What each entry becomes and where, by the choices; nothing is written to content (R-I-02). */
export async function planImport(
  parts: ImportParts,
  imported: Import,
  mayGoOn: () => Promise<boolean>,
): Promise<boolean> {
  const { db } = parts;
  const { import_id } = imported;
  const site = await findImportingSite(db);
  await deleteAddresses(db, import_id);
  const isDone = await inBatches(parts, {
    entries: entryParts(db, import_id, batchSize),
    mayGoOn,
    async prepare(entry) {
      const plan = planEntry(parts, imported, site, entry);
      return { entry, isContent: false, write: (to) => writePlan(to, entry, plan) };
    },
    failed: (error, entry) => failedPlan(parts, error, entry),
  });
  if (isDone) await changeImport(db, import_id, { state: 'planned' }, ['planning']);
  return isDone;
}

async function writePlan(transaction: Database, entry: ImportEntry, plan: EntryPlan) {
  const change = await plan(transaction);
  await planAddresses(transaction, { ...entry, ...change });
  return change;
}

async function planAddresses(transaction: Database, entry: ImportEntry): Promise<void> {
  if (entry.state === 'left out') return;
  const base = entry.kind && storedKindNamed(entry.kind).address.base;
  const own = base === null || entry.address === '' ? null : base + entry.address;
  const { import_id, source_id } = entry;
  for (const address of addressesIn(entry)) {
    const path = comparableAddress(address)?.toLowerCase();
    if (!path || path === '/') continue;
    const state = await stateOfAddress(transaction, path, own);
    await storeAddress(transaction, { import_id, path, source_id, state });
  }
}
