import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findMigrations, migrate } from '../../../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../../db/open.ts';
import { findNonEmptyTable } from '../../../db/whole-database.ts';
import { withTemporaryFolder } from '../../../media/incoming.ts';
import { CommandRefused, say } from '../../start/command.ts';
import { makeFolder } from '../../start/disk/make-folder.ts';
import { unpack, verify } from './archive.ts';
import type { Site } from './back-up.ts';
import { type Manifest, mediaFolder, mediaOf } from './manifest.ts';
import { fillMedia, refuseFilledMedia } from './media-files.ts';
import { readTableFiles } from './table-files.ts';
import { noteFilled, removeUnfinished } from './unfinished.ts';

const elsewhere = 'restore into an empty one.';

async function refuseFilledDatabase({ db }: OpenDatabase, migration: string): Promise<void> {
  const filled = await findNonEmptyTable(db);
  if (filled) {
    throw new CommandRefused(`The database is not empty (${filled} has rows); ${elsewhere}`);
  }
  const done = (await findMigrations(db)).at(-1);
  if (done && done > migration) {
    throw new CommandRefused(`The database is newer than the backup; ${elsewhere}`);
  }
}

/** All tables or none; `finish` runs before the commit. @throws {CommandRefused} if not empty. */
export async function fillDatabase(
  url: string,
  folder: string,
  { manifest, finish = async () => {} }: { manifest: Manifest; finish?: () => Promise<void> },
): Promise<void> {
  const database = openDatabase(url, { isUnlimited: true });
  const { db, kind } = database;
  try {
    await refuseFilledDatabase(database, manifest.migration);
    await migrate(db, kind, manifest.migration);
    await db.transaction().execute(async (transaction) => {
      await readTableFiles({ db: transaction, kind, folder }, manifest);
      await finish();
    });
    await migrate(db, kind);
  } finally {
    await db.destroy();
  }
}

/**
 * R-X-15. @throws {CommandRefused} before any change: the file is damaged or the instance not
 * empty.
 */
export async function restore(
  { databaseUrl, dataDir, media }: Site & { dataDir: string },
  file: string,
): Promise<Manifest> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new CommandRefused(`There is no file ${file}.`);
  if (!found.isFile()) throw new CommandRefused(`${file} is no regular file.`);
  const manifest = await verify(file);
  for (const folder of [dataDir, media.folder]) await makeFolder(folder);
  const removed = await removeUnfinished(media, databaseUrl);
  if (removed) say(removed);
  await refuseFilledMedia(media);
  await withTemporaryFolder(media.folder, async (place) => {
    const folder = join(place, 'backup');
    await unpack(file, folder);
    const unfinished = { members: mediaOf(manifest), command: `restore ${file}`, withRows: true };
    const finish = () => fillMedia(media, join(folder, mediaFolder), unfinished);
    await fillDatabase(databaseUrl, folder, { manifest, finish });
    await noteFilled(media);
  });
  return manifest;
}
