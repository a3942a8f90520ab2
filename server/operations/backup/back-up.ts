import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { refuseNewerSchema } from '../../../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../../db/open.ts';
import { findNonEmptyTable, onSqliteCopy } from '../../../db/whole-database.ts';
import { withTemporaryFolder } from '../../../media/incoming.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import type { Config } from '../../config.ts';
import { CommandRefused } from '../../start/command.ts';
import { noSiteIn, refuseMissingDatabase } from '../../start/describe-site.ts';
import { findSiteMigrations } from '../../start/site-database.ts';
import { pack, verify } from './archive.ts';
import { type Manifest, manifestName, manifestOf, manifestText, mediaFolder } from './manifest.ts';
import { stageMedia } from './media-files.ts';
import { writeTableFiles } from './table-files.ts';

export interface Site extends Pick<Config, 'databaseUrl'> {
  media: MediaStore;
}

export interface OpenSite {
  database: OpenDatabase;
  migration: string;
}

/** @throws {DatabaseUnusable} when the address holds no site; nothing is created there. */
export async function openSite(
  url: string,
  { isExclusive = false }: { isExclusive?: boolean } = {},
): Promise<OpenSite> {
  const database = openDatabase(url, { isUnlimited: true, isExclusive });
  try {
    const migration = (await findSiteMigrations(database.db, url)).at(-1);
    // Its rows would lack the tables that this release does not know.
    await refuseNewerSchema(database.db);
    // Tables without a row were made by a command with wrong settings.
    if (migration && (await findNonEmptyTable(database.db))) return { database, migration };
    throw noSiteIn(url);
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
}

export async function storeTables({ database, migration }: OpenSite, folder: string) {
  const write = (source: OpenDatabase) => writeTableFiles(source, folder);
  const stored =
    database.kind === 'postgres'
      ? await write(database)
      : await onSqliteCopy(database.db, `${folder}.copy.db`, write);
  return { migration, ...stored };
}

async function stage({ databaseUrl, media }: Site, folder: string): Promise<Manifest> {
  const staged = join(folder, mediaFolder);
  await mkdir(staged, { recursive: true });
  // Before and after the snapshot, so that every file that its rows name is there.
  await stageMedia(media, staged);
  const site = await openSite(databaseUrl);
  const stored = await storeTables(site, folder).finally(() => site.database.db.destroy());
  await stageMedia(media, staged);
  const manifest = await manifestOf(folder, stored);
  await writeFile(join(folder, manifestName), manifestText(manifest));
  return manifest;
}

/** R-X-15. @throws {CommandRefused} when the file exists or its folder does not. */
export async function backUp(source: Site, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new CommandRefused(`${file} exists already; name a new file.`);
  const above = dirname(resolve(file));
  if (!existsSync(above)) throw new CommandRefused(`There is no folder ${above}; make it first.`);
  refuseMissingDatabase(source.databaseUrl);
  const partial = `${file}.partial`;
  try {
    return await withTemporaryFolder(source.media.folder, async (place) => {
      const folder = join(place, 'backup');
      const manifest = await stage(source, folder);
      await rm(partial, { force: true });
      await pack(folder, partial);
      await verify(partial);
      await rename(partial, file);
      return manifest;
    });
  } finally {
    await rm(partial, { force: true });
  }
}
