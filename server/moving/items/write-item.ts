import { setWaiting } from '../../../db/content/publishing/drafts.ts';
import type { Save } from '../../../db/content/versions.ts';
import { type EntryChange, findGroup } from '../../../db/moving/entries.ts';
import {
  findImportedItem,
  type ImportedItem,
  saveImportedItem,
} from '../../../db/moving/imported-items.ts';
import type { Import } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import { pick } from '../../../db/pick.ts';
import {
  isItemKind,
  originalNameOf,
  type StoredKind,
} from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import { furtherTagOf, isOfOrigin } from '../../../domain/moving/edition-of.ts';
import type { EntryState } from '../../../domain/moving/import.ts';
import type { SourceNote } from '../../../domain/moving/source-entry.ts';
import { findImportingSite } from '../plan/importing-site.ts';
import type { ItemEntry } from '../plan/plan-item.ts';
import type { ImportParts } from '../run/import-parts.ts';
import type { ReadyEntry } from '../run/in-batches.ts';
import { compareFields, fieldHashes } from './compare-fields.ts';
import { EntryDropped } from './entry-dropped.ts';
import { makeValues, type ReadyValues } from './make-values.ts';
import { redirectOldAddresses } from './redirect-old.ts';
import {
  findItemHere,
  fittingValues,
  type ItemHere,
  insertImported,
  type OriginPlace,
  originPlaceOf,
  updateImported,
} from './stored-item.ts';

/** The item that an entry translates. @throws {EntryDropped} */
async function findOrigin(
  db: Database,
  { source }: Import,
  entry: ItemEntry,
  kind: StoredKind,
): Promise<OriginPlace | null> {
  if (isItemKind(kind)) return null;
  const site = await findImportingSite(db);
  const language = furtherTagOf(entry, site);
  const group = await findGroup(db, entry.import_id, entry.translations);
  const origin = group.find((one) => isOfOrigin(one, site));
  const known = origin && (await findImportedItem(db, { source, source_id: origin.source_id }));
  if (!known || language === undefined) throw new EntryDropped('What it translates is not here.');
  if (originalNameOf(kind) !== known.kind) {
    throw new EntryDropped('What it translates has become something else than it.');
  }
  return { kind: storedKindNamed(known.kind), id: known.item_id, language };
}

function saveOf(
  { made_by, import_id }: Import,
  { came }: ItemEntry,
  { status }: ReadyValues,
): Save {
  const writtenAt = came.updatedAt ?? came.publishedAt ?? undefined;
  return { by: made_by, requestId: `import ${import_id}`, action: 'imported', status, writtenAt };
}

interface Writing {
  imported: Import;
  entry: ItemEntry;
  kind: StoredKind;
  made: ReadyValues;
  now: string;
}

/** What was to be published later on the old site is so here, where the status is kept. */
function publishTimeOf({ choices }: Import, { came }: ItemEntry, now: string): string | null {
  const { status, publishedAt } = came;
  if (choices.status !== 'keep' || status !== 'scheduled' || publishedAt === null) return null;
  return publishedAt > now ? publishedAt : null;
}

function rememberedOf({ imported, entry }: Writing, { kind, id }: ItemHere) {
  const { source } = imported;
  return { source, source_id: entry.source_id, kind, item_id: id, hash: entry.hash };
}

async function insertNew(
  transaction: Database,
  writing: Writing,
  origin: OriginPlace | null,
): Promise<EntryChange> {
  const { imported, entry, kind, made, now } = writing;
  const save = saveOf(imported, entry, made);
  const stored = await insertImported(transaction, kind, made.final, { save, origin });
  const fields = fieldHashes(made.made, stored.values);
  await saveImportedItem(transaction, { ...rememberedOf(writing, stored), fields });
  const publish_at = publishTimeOf(imported, entry, now);
  if (publish_at !== null) await setWaiting(transaction, stored, { publish_at });
  await redirectOldAddresses(transaction, entry, stored, imported.made_by);
  return {
    state: 'imported',
    kind: stored.kind,
    item_id: stored.id,
    notes: made.notes,
    reason: '',
  };
}

/** What stays true of an entry that is written again. */
const outcomesAgain: Partial<Record<EntryState, EntryState>> = {
  again: 'imported',
  'changed again': 'changed',
};

const staysHidden: SourceNote = {
  what: 'status',
  became: 'Published there, not here: a later import changes no status.',
};

async function updateKnown(
  transaction: Database,
  writing: Writing,
  known: ImportedItem,
  stored: ItemHere,
): Promise<EntryChange> {
  const { imported, entry, made } = writing;
  const { made: came, final } = made;
  const compared = compareFields(known.fields, { made: came, final, stored: stored.values });
  // What is written would be published together with the draft, or lost with it.
  const taken = stored.hasDraft ? [] : compared.taken;
  const asks = stored.hasDraft ? [...compared.asks, ...compared.taken] : compared.asks;
  const after =
    taken.length === 0
      ? stored
      : await updateImported(
          transaction,
          stored,
          pick(final, taken),
          saveOf(imported, entry, made),
        );
  const fields = fieldHashes(came, after?.values ?? {}, known.fields, (name) =>
    taken.includes(name),
  );
  await saveImportedItem(transaction, { ...rememberedOf(writing, stored), fields });
  const changed = taken.length > 0 ? 'changed' : 'unchanged';
  const outcome = outcomesAgain[entry.state];
  if (outcome) return { state: outcome, notes: made.notes };
  await redirectOldAddresses(transaction, entry, after ?? stored, imported.made_by);
  const isHidden = made.status === publicStatus && stored.status !== publicStatus;
  return {
    state: asks.length > 0 ? 'asks' : changed,
    kind: stored.kind,
    item_id: stored.id,
    notes: isHidden ? [...made.notes, staysHidden] : made.notes,
    asks,
    reason: asks.length > 0 ? 'It was edited here as well as there.' : '',
  };
}

/** Without a look at what it says: neither side may have changed since. */
async function findUnchanged(
  db: Database,
  { source }: Import,
  { source_id, hash, state }: ItemEntry,
): Promise<EntryChange | null> {
  const known = await findImportedItem(db, { source, source_id });
  if (!known) return null;
  const { kind, item_id } = known;
  if ((await findItemHere(db, kind, item_id)) === null) {
    return { state: 'dropped', reason: 'It was deleted here.', kind, item_id };
  }
  return known.hash === hash && outcomesAgain[state] === undefined
    ? { state: 'unchanged', kind, item_id, reason: '' }
    : null;
}

async function writeMade(
  transaction: Database,
  { made, ...writing }: Writing,
): Promise<EntryChange> {
  const { imported, entry, kind } = writing;
  const { source } = imported;
  const known = await findImportedItem(transaction, { source, source_id: entry.source_id });
  const stored = known && (await findItemHere(transaction, known.kind, known.item_id));
  const origin = stored
    ? originPlaceOf(stored)
    : await findOrigin(transaction, imported, entry, kind);
  const fitting = await fittingValues(transaction, made.final, { stored, origin });
  const { values: final, isCut } = fitting;
  const notes = [...made.notes, ...fitting.notes];
  const own = { ...made, final, notes, status: isCut ? ('draft' as const) : made.status };
  return stored
    ? updateKnown(transaction, { ...writing, made: own }, known, stored)
    : insertNew(transaction, { ...writing, made: own }, origin);
}

/** Makes the values of an item; it and its row of the ledger are written together. @throws {EntryDropped} */
export async function prepareItem(
  parts: ImportParts,
  imported: Import,
  entry: ItemEntry,
): Promise<ReadyEntry> {
  const unchanged = await findUnchanged(parts.db, imported, entry);
  if (unchanged) return { entry, isContent: false, write: async () => unchanged };
  const { kind } = entry;
  if (kind === null) throw new EntryDropped('Nothing was chosen for it.');
  const name = isItemKind(kind) ? kind : originalNameOf(kind);
  if (name === null) throw new EntryDropped('Nothing was chosen for it.');
  const made = await makeValues(parts, imported, entry, name);
  const now = new Date(parts.now()).toISOString();
  const writing = { imported, entry, kind, made, now };
  return { entry, isContent: true, write: (transaction) => writeMade(transaction, writing) };
}
