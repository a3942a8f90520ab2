import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { changeContent } from '../../../db/content/content-version.ts';
import {
  findFilledTable,
  finishOwn,
  insertOwnItem,
  insertOwnRows,
  insertOwnSettings,
} from '../../../db/moving/import-rows.ts';
import type { Database } from '../../../db/open.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { keysOf } from '../../../domain/keys-of.ts';
import {
  type OwnList,
  type OwnManifest,
  ownLists,
  ownPaths,
  ownSetting,
} from '../../../domain/moving/own-export.ts';
import { z } from '../../../domain/zod.ts';
import { withTemporaryFolder } from '../../../media/incoming.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { isOutOfSpace } from '../../../media/upload-refused.ts';
import type { Members } from '../../operations/backup/manifest.ts';
import { fillMedia } from '../../operations/backup/media-files.ts';
import { noteFilled } from '../../operations/backup/unfinished.ts';
import { CommandRefused } from '../../start/command.ts';
import { type CheckedExport, checkOwn, readItem } from './check-own.ts';
import { ownRows } from './own-rows.ts';
import { type OwnSource, openOwnSource } from './own-source.ts';

const emptyNeeded = 'import into an empty site: a new DATA_DIR or database.';

async function refuseFilled(db: Database, media: MediaStore): Promise<void> {
  const table = await findFilledTable(db);
  if (table) throw new CommandRefused(`This site is not empty (${table}); ${emptyNeeded}`);
  if ((await media.list()).length > 0)
    throw new CommandRefused(`The ${media.label} is not empty; ${emptyNeeded}`);
}

/** The name in the media store of a file of the export; null for all else. */
function mediaName(path: string): string | null {
  const folder = [ownPaths.media, ownPaths.mediaSizes].find((one) => path.startsWith(`${one}/`));
  return folder ? path.slice(folder.length + 1) : null;
}

async function stageMedia(
  source: OwnSource,
  { members }: CheckedExport,
  folder: string,
): Promise<Members> {
  const staged: Members = new Map();
  await mkdir(folder, { recursive: true });
  for (const [path, member] of members) {
    const name = mediaName(path);
    const content = name && (await source.read(path));
    if (!name || !content) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await pipeline(content, createWriteStream(join(folder, name), { flush: true }));
    staged.set(name, member);
  }
  return staged;
}

const rowsAtOnce = 200;
const lists = keysOf(ownLists);

/** Columns with an account, none of which are in an export. */
const nobody: Partial<Record<OwnList, Record<string, string>>> = {
  redirects: { made_by: '' },
  location_maker: { changed_by: '' },
  claim_proofs: { changed_by: '' },
  likeness_reasons: { made_by: '' },
};

async function fillList(transaction: Database, source: OwnSource, list: OwnList): Promise<void> {
  let waiting: Record<string, unknown>[] = [];
  for await (const row of ownRows(source, list)) {
    waiting.push({ ...row, ...nobody[list] });
    if (waiting.length < rowsAtOnce) continue;
    await insertOwnRows(transaction, list, waiting);
    waiting = [];
  }
  await insertOwnRows(transaction, list, waiting);
}

async function fillRows(
  transaction: Database,
  source: OwnSource,
  { manifest, items }: CheckedExport,
): Promise<void> {
  const settings = await source.read(ownPaths.settings);
  await insertOwnSettings(
    transaction,
    z.array(ownSetting).parse(settings ? await json(settings) : null),
  );
  // Items refer to categories and name files; redirects give way to items.
  for (const list of ['categories', 'uploads'] as const) await fillList(transaction, source, list);
  for (const [kind, names] of items) {
    for (const name of names)
      await insertOwnItem(transaction, storedKindNamed(kind), await readItem(source, name));
  }
  const rest = lists.filter((list) => list !== 'categories' && list !== 'uploads');
  for (const list of rest) await fillList(transaction, source, list);
  await finishOwn(transaction, manifest.counters);
}

async function fill(
  source: OwnSource,
  { db, media, path }: { db: Database; media: MediaStore; path: string },
): Promise<OwnManifest> {
  const checked = await checkOwn(source);
  await refuseFilled(db, media);
  await withTemporaryFolder(media.folder, async (place) => {
    const folder = join(place, 'media');
    const members = await stageMedia(source, checked, folder);
    await changeContent(db, async (transaction) => {
      await fillRows(transaction, source, checked);
      // Before the commit: a start finds either all of it, or the note of an import that was cut off.
      await fillMedia(media, folder, { members, command: `import ${path}`, withRows: true });
    });
    await noteFilled(media);
  });
  return checked.manifest;
}

/**
 * Our own export into an empty site, all or nothing (R-I-08).
 *
 * @returns null for a file of another kind @throws {CommandRefused} with nothing written
 */
export async function importOwn(
  db: Database,
  media: MediaStore,
  path: string,
): Promise<OwnManifest | null> {
  const source = await openOwnSource(path);
  if (!source) return null;
  try {
    return await fill(source, { db, media, path });
  } catch (error) {
    if (error instanceof CommandRefused) throw error;
    if (isOutOfSpace(error))
      throw new CommandRefused('There is no space left. Nothing was imported.');
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CommandRefused(`The export cannot be imported (${reason}). Nothing was imported.`);
  } finally {
    source.close();
  }
}
