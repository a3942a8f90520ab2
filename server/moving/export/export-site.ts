import { join } from 'node:path';
import { migrationNames } from '../../../db/migrate.ts';
import { inSnapshot, onSqliteCopy } from '../../../db/whole-database.ts';
import type { OwnManifest } from '../../../domain/moving/own-export.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { openSite } from '../../operations/backup/back-up.ts';
import { CommandRefused } from '../../start/command.ts';
import { refuseMissingDatabase } from '../../start/describe-site.ts';
import { fillSink } from './sink.ts';
import { type ExportedSite, writeExport } from './write-export.ts';

interface Source {
  databaseUrl: string;
  media: MediaStore;
}

type Options = Omit<ExportedSite, 'db' | 'kind' | 'media'>;

/** Of one moment; on SQLite a copy, so that nobody waits for a long read. */
async function atOneMoment<T>(
  { databaseUrl }: Source,
  place: string,
  work: (site: Pick<ExportedSite, 'db' | 'kind'>) => Promise<T>,
): Promise<T> {
  const { database, migration } = await openSite(databaseUrl);
  const { db, kind } = database;
  try {
    if (migration !== migrationNames.at(-1))
      throw new CommandRefused('The database is of an earlier release: start the site once.');
    if (kind === 'postgres') return await inSnapshot(database, (own) => work({ db: own, kind }));
    return await onSqliteCopy(db, join(place, 'copy.db'), work);
  } finally {
    await db.destroy();
  }
}

/** R-I-08. @throws {CommandRefused} with nothing left under the target */
export async function exportSite(
  source: Source,
  target: string,
  options: Options,
): Promise<OwnManifest> {
  refuseMissingDatabase(source.databaseUrl);
  const { media } = source;
  return fillSink(target, { media, isPrivate: true }, (sink, place) =>
    atOneMoment(source, place, (site) => writeExport({ ...options, ...site, media }, sink, place)),
  );
}
