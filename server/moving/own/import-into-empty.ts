import { migrate } from '../../../db/migrate.ts';
import { openDatabase } from '../../../db/open.ts';
import type { OwnManifest } from '../../../domain/moving/own-export.ts';
import { openMediaStore } from '../../../media/stores/open-store.ts';
import type { Config } from '../../config.ts';
import { removeUnfinished } from '../../operations/backup/unfinished.ts';
import { CommandRefused, say } from '../../start/command.ts';
import { describeSite } from '../../start/describe-site.ts';
import { makeFolder } from '../../start/disk/make-folder.ts';
import { checkOwn } from './check-own.ts';
import { importOwn } from './import-own.ts';
import { openOwnSource } from './own-source.ts';

function inWords({ site, made_at, files }: OwnManifest): string {
  return `the site ${site} as of ${made_at}, ${files} files`;
}

async function fill(config: Config, path: string): Promise<string> {
  const media = await openMediaStore(config);
  say(describeSite(config, media));
  for (const folder of [config.dataDir, media.folder]) await makeFolder(folder);
  const removed = await removeUnfinished(media, config.databaseUrl);
  if (removed) say(removed);
  const { db, kind } = openDatabase(config.databaseUrl, { isUnlimited: true });
  try {
    await migrate(db, kind);
    const manifest = await importOwn(db, media, path);
    if (!manifest) throw new CommandRefused(`${path} is no export any more.`);
    return `Imported: ${inWords(manifest)}.`;
  } finally {
    await db.destroy();
  }
}

/**
 * Our own export into a new site, which need not be there yet.
 *
 * @returns null for a file of another kind @throws {CommandRefused} with nothing written
 */
export async function importIntoEmpty(
  config: Config,
  { file, isPlan }: { file: string; isPlan: boolean },
): Promise<string | null> {
  const source = await openOwnSource(file);
  if (!source) return null;
  try {
    if (!isPlan) return await fill(config, file);
    const { manifest } = await checkOwn(source);
    return `An export that is whole: ${inWords(manifest)}. Nothing was written.`;
  } finally {
    source.close();
  }
}
