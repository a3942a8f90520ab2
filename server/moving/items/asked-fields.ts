import { changeContent } from '../../../db/content/content-version.ts';
import { changeEntry, type ImportEntry } from '../../../db/moving/entries.ts';
import {
  findImportedItem,
  type ImportedItem,
  saveImportedItem,
} from '../../../db/moving/imported-items.ts';
import type { Import } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import { pick } from '../../../db/pick.ts';
import { spokenLabel } from '../../../domain/content/fields/field-in-words.ts';
import { isItemKind, originalNameOf } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import type { ImportParts } from '../run/import-parts.ts';
import { fieldHashes } from './compare-fields.ts';
import { EntryDropped } from './entry-dropped.ts';
import { makeValues } from './make-values.ts';
import {
  findItemHere,
  fittingValues,
  type ItemHere,
  originPlaceOf,
  updateImported,
} from './stored-item.ts';

interface Both {
  known: ImportedItem;
  stored: ItemHere;
  /** As the source has it, and as it would be stored. */
  made: Record<string, unknown>;
  came: Record<string, unknown>;
}

/** What stands here and what came; null where either is gone. */
async function findBoth(
  parts: ImportParts,
  imported: Import,
  entry: ImportEntry,
): Promise<Both | null> {
  const { db } = parts;
  const { source } = imported;
  const known = await findImportedItem(db, { source, source_id: entry.source_id });
  const stored = known && (await findItemHere(db, known.kind, known.item_id));
  const { came } = entry;
  if (!stored || came?.what !== 'item') return null;
  const name = isItemKind(known.kind) ? known.kind : originalNameOf(known.kind);
  if (name === null) return null;
  const { made, final } = await makeValues(parts, imported, { ...entry, came }, name);
  const origin = originPlaceOf(stored);
  const { values } = await fittingValues(db, final, { stored, origin });
  return { known, stored, made, came: values };
}

const inWords = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '', null, 1);

/** Each field that waits for an answer, as it stands here and as it came. */
export async function findAsked(parts: ImportParts, imported: Import, entry: ImportEntry) {
  const both = entry.asks.length > 0 ? await findBoth(parts, imported, entry) : null;
  if (!both) return [];
  const kind = storedKindNamed(both.stored.kind);
  return entry.asks.map((name) => {
    const field = kind.fields[name];
    return {
      field: name,
      label: field ? spokenLabel(kind, field) : name,
      here: inWords(both.stored.values[name]),
      came: inWords(both.came[name]),
    };
  });
}

const gone = 'It is not here any more.';

async function write(
  transaction: Database,
  { known, made, came }: Both,
  take: readonly string[],
  by: string,
): Promise<void> {
  if (take.length === 0) return;
  // As it is now: pictures were fetched since it was found.
  const stored = await findItemHere(transaction, known.kind, known.item_id);
  if (!stored) throw new EntryDropped(gone);
  const save = { by, action: 'imported', isGuarded: true };
  const after = await updateImported(transaction, stored, pick(came, take), save);
  const hashes = fieldHashes(pick(made, take), after?.values ?? {});
  await saveImportedItem(transaction, { ...known, fields: { ...known.fields, ...hashes } });
}

/** The fields that are taken become what came; the others stay what somebody made of them here. */
export async function answerAsked(
  parts: ImportParts,
  imported: Import,
  entry: ImportEntry,
  { take, by }: { take: readonly string[]; by: string },
): Promise<void> {
  const both = await findBoth(parts, imported, entry);
  if (!both) {
    throw new EntryDropped(
      entry.came ? gone : 'What came is no longer kept. Please import the file again.',
    );
  }
  const taken = entry.asks.filter((name) => take.includes(name));
  await changeContent(parts.db, async (transaction) => {
    await write(transaction, both, taken, by);
    const state = taken.length > 0 ? 'changed' : 'unchanged';
    const reason = taken.length > 0 ? '' : 'What stands here was kept.';
    await changeEntry(transaction, entry, { state, asks: [], reason });
  });
}
