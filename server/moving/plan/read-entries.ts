import { setImmediate as nextTurn } from 'node:timers/promises';
import { storeEntries } from '../../../db/moving/entries.ts';
import { changeImport, type Import, lockImport } from '../../../db/moving/imports.ts';
import type { SourceEntry } from '../../../domain/moving/source-entry.ts';
import type { ImportParts } from '../run/import-parts.ts';

/** Entries stored in one transaction. */
const batch = 50;

/** Bytes of text of a batch; one with longer ones is stored earlier. */
const batchSize = 1_000_000;

/** Milliseconds until what was read is stored, however little: some texts take seconds. */
const maxWait = 2_000;

function sizeOf(entry: SourceEntry): number {
  return entry.what === 'item' ? entry.html.length : 0;
}

/** What items are known by in a later file of the same site, which is named after its day. */
function sourceOf(origin: string, name: string): string {
  return origin || name.toLowerCase().replace(/[\d_.-]+/g, '-');
}

/** Streams the file into the plan; nothing is written to content. @returns false when it was stopped */
export async function readIntoPlan(
  { db, now, readExport }: ImportParts,
  { import_id, file, name }: Import,
  mayGoOn: () => Promise<boolean>,
): Promise<boolean> {
  let waiting: SourceEntry[] = [];
  let size = 0;
  let position = 0;
  let origin = '';
  let begun = now();
  const store = async () => {
    await db.transaction().execute(async (transaction) => {
      const isThere = (await lockImport(transaction, import_id)) !== null;
      if (isThere) await storeEntries(transaction, import_id, waiting, position);
    });
    position += waiting.length;
    waiting = [];
    size = 0;
    begun = now();
    await nextTurn();
  };
  for await (const entry of readExport(file, name)) {
    if (entry.what === 'site') origin ||= entry.origin;
    waiting.push(entry);
    size += sizeOf(entry);
    const isLate = now() - begun > maxWait;
    if (waiting.length < batch && size < batchSize && !isLate) continue;
    await store();
    if (!(await mayGoOn())) return false;
  }
  await store();
  await changeImport(db, import_id, { state: 'planning', source: sourceOf(origin, name) }, [
    'reading',
  ]);
  return true;
}
