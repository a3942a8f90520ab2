import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMigrations } from '../../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../db/open.ts';
import { copySqlite } from '../../db/whole-database.ts';
import { withPlace } from '../../media/incoming.ts';
import type { MediaStore } from '../../media/store.ts';
import type { Config } from '../config.ts';
import { pack, verify } from './archive.ts';
import { BackupRefused } from './command.ts';
import { type Manifest, manifestName, mediaFolder, membersOf } from './manifest.ts';
import { stageMedia } from './media-files.ts';
import { writeTableFiles } from './table-files.ts';

/** A site, or the place for one. */
export interface Site extends Pick<Config, 'databaseUrl'> {
  media: MediaStore;
}

/** Opening would make the file. */
export function refuseMissing(url: string): void {
  const path = url.replace(/^sqlite:/, '');
  if (path !== url && !existsSync(path)) throw new BackupRefused(`There is no database ${path}.`);
}

/** Opens a database that must be there already. @throws {BackupRefused} when it holds no site. */
async function openSite(url: string): Promise<{ database: OpenDatabase; migration: string }> {
  const database = openDatabase(url, { isPatient: true });
  const migration = (await findMigrations(database.db)).at(-1);
  if (migration) return { database, migration };
  await database.db.destroy();
  throw new BackupRefused('The database holds no site yet.');
}

/** Puts the database of one moment into `folder` and says what it holds; the site goes on writing. */
export async function storeTables(url: string, folder: string) {
  const { database, migration } = await openSite(url);
  try {
    if (database.kind === 'postgres') {
      return { migration, ...(await writeTableFiles(database, folder)) };
    }
    const path = `${folder}.copy.db`;
    await copySqlite(database.db, path);
    const copy = openDatabase(`sqlite:${path}`);
    return await writeTableFiles(copy, folder)
      .then((stored) => ({ migration, ...stored }))
      .finally(() => copy.db.destroy());
  } finally {
    await database.db.destroy();
  }
}

async function stage({ databaseUrl, media }: Site, folder: string): Promise<Manifest> {
  const staged = join(folder, mediaFolder);
  await mkdir(staged, { recursive: true });
  // Before and after: what the rows name was there at their moment, whatever comes and goes.
  await stageMedia(media, staged);
  const stored = await storeTables(databaseUrl, folder);
  await stageMedia(media, staged);
  const members = await membersOf(folder);
  const manifest = { format: 1 as const, made_at: new Date().toISOString(), ...stored, members };
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 2));
  return manifest;
}

/**
 * Writes database and media of a running site into one new file, then reads that file back and
 * compares every member (R-X-15).
 * @throws {BackupRefused} when the file exists or there is no site.
 */
export async function backUp(source: Site, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already; name a new file.`);
  refuseMissing(source.databaseUrl);
  const partial = `${file}.partial`;
  try {
    return await withPlace(source.media.folder, async (place) => {
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
