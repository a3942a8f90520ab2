import { SlugTaken } from '../../../db/content/addresses/slug-taken.ts';
import { EditionRefused } from '../../../db/content/editions/save-edition.ts';
import { NotPublishable } from '../../../db/content/publishing/not-publishable.ts';
import { type ImportEntry, nextEntries } from '../../../db/moving/entries.ts';
import { changeImport, type Import } from '../../../db/moving/imports.ts';
import { waitingStates } from '../../../domain/moving/import.ts';
import { EntryDropped } from '../items/entry-dropped.ts';
import { prepareItem } from '../items/write-item.ts';
import { prepareRest } from '../items/write-rest.ts';
import type { ImportParts } from './import-parts.ts';
import { batchSize, inBatches, type ReadyEntry } from './in-batches.ts';

/** Their messages are written for people. */
const known = [EntryDropped, EditionRefused, NotPublishable, SlugTaken];

function reasonOf(error: unknown): string | null {
  return error instanceof Error && known.some((kind) => error instanceof kind)
    ? error.message
    : null;
}

async function prepareEntry(
  parts: ImportParts,
  imported: Import,
  entry: ImportEntry,
): Promise<ReadyEntry> {
  const { came, state } = entry;
  if (state === 'left out') {
    const reason = entry.reason || 'It is nothing that is imported.';
    return { entry, isContent: false, write: async () => ({ state: 'dropped', reason }) };
  }
  return came?.what === 'item'
    ? prepareItem(parts, imported, { ...entry, came })
    : prepareRest(parts, imported, entry);
}

/** Goes on with what is not done yet. @returns false when it was stopped */
export async function runImport(
  parts: ImportParts,
  imported: Import,
  mayGoOn: () => Promise<boolean>,
): Promise<boolean> {
  const { db, now, onFailure } = parts;
  const { import_id } = imported;
  const time = () => new Date(now()).toISOString();
  const isDone = await inBatches(parts, {
    entries: nextEntries(db, import_id, waitingStates, batchSize),
    mayGoOn,
    async prepare(entry) {
      const { write, ...ready } = await prepareEntry(parts, imported, entry);
      return { ...ready, write: async (to) => ({ ...(await write(to)), done_at: time() }) };
    },
    failed(error, { what, source_id }) {
      const own = reasonOf(error);
      if (own === null) onFailure(error, `${what} ${source_id}`);
      const reason = own ?? 'It could not be stored; the log of the server says why.';
      return { state: 'dropped', reason, done_at: time() };
    },
  });
  if (!isDone) return false;
  await changeImport(db, import_id, { state: 'finished', ended_at: time(), problem: '' }, [
    'running',
  ]);
  return true;
}
