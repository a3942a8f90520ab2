import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { databaseKindOf, openDatabase } from '../../../db/open.ts';
import { findNonEmptyTable } from '../../../db/whole-database.ts';
import { flush, notePrefix, sweepIncoming } from '../../../media/incoming.ts';
import type { MediaStore } from '../../../media/stores/store.ts';

/** Written before an empty store is filled: an interrupted restore or move is recognised by it. */
const note = z.object({
  command: z.string(),
  names: z.array(z.string()),
  /** Rows are committed after the media: with rows, only removing this note is missing. */
  withRows: z.boolean(),
});

export type Unfinished = z.infer<typeof note>;

/** One note per store: after a move into a bucket, the notes of both stores are in one folder. */
function pathOf({ folder, label }: MediaStore): string {
  const hash = createHash('sha256').update(label).digest('hex').slice(0, 16);
  return join(folder, 'incoming', `${notePrefix}${hash}.json`);
}

export async function noteFilling(media: MediaStore, unfinished: Unfinished): Promise<void> {
  const path = pathOf(media);
  const place = join(media.folder, 'incoming');
  await mkdir(place, { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(unfinished), { flush: true });
  await rename(`${path}.new`, path);
  await flush(place);
}

export async function noteFilled(media: MediaStore): Promise<void> {
  const path = pathOf(media);
  await rm(path, { force: true });
  await rm(`${path}.new`, { force: true });
}

/** One that is half written is of a release before: nothing was filled yet. */
function readNote(text: string): Unfinished {
  try {
    return note.parse(JSON.parse(text));
  } catch {
    return { command: 'restore or move', names: [], withRows: false };
  }
}

async function hasRows(databaseUrl: string): Promise<boolean> {
  const isSqlite = databaseKindOf(databaseUrl) === 'sqlite';
  if (isSqlite && !existsSync(databaseUrl.replace(/^sqlite:/, ''))) return false;
  const { db } = openDatabase(databaseUrl);
  return findNonEmptyTable(db)
    .then((table) => table !== undefined)
    .finally(() => db.destroy());
}

export async function findUnfinished(
  media: MediaStore,
  databaseUrl?: string,
): Promise<Unfinished | undefined> {
  const path = pathOf(media);
  if (!existsSync(path)) return undefined;
  const unfinished = readNote(await readFile(path, 'utf8'));
  const isDone = unfinished.withRows && databaseUrl !== undefined && (await hasRows(databaseUrl));
  if (!isDone) return unfinished;
  await noteFilled(media);
  return undefined;
}

export async function removeUnfinished(
  media: MediaStore,
  databaseUrl?: string,
): Promise<string | undefined> {
  const unfinished = await findUnfinished(media, databaseUrl);
  await sweepIncoming(media.folder);
  if (!unfinished) return undefined;
  await media.remove(unfinished.names);
  await noteFilled(media);
  return `"${unfinished.command}" was cut off here: what it left of ${unfinished.names.length} media files is removed.`;
}
