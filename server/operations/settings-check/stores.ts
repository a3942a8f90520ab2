import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../../db/open.ts';
import { minFreeShare } from '../../../domain/alert.ts';
import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import { failureReason } from '../../../domain/failure-reason.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import type { Config } from '../../config.ts';
import { describeDatabase } from '../../start/describe-site.ts';
import { withinDiskLimit } from '../../start/disk/disk-timeout.ts';
import { findDiskSpace } from '../disk-space.ts';
import { findingsOf } from './finding.ts';

export async function checkDatabase(
  { db }: OpenDatabase,
  { databaseUrl }: Config,
): Promise<SettingFinding> {
  const { ok, error } = findingsOf('Database');
  const begun = performance.now();
  try {
    await sql`select 1`.execute(db);
    const milliseconds = Math.round(performance.now() - begun);
    return ok(`The ${describeDatabase(databaseUrl)} answers in ${milliseconds} ms.`);
  } catch (failure) {
    return error(
      `The ${describeDatabase(databaseUrl)} does not answer: ${failureReason(failure)}.`,
      'Look whether it runs, and check DATABASE_URL.',
    );
  }
}

export async function checkMedia(media: MediaStore, config: Config): Promise<SettingFinding> {
  const { ok, error } = findingsOf('Media');
  const { bucket, mediaDir } = config;
  const where = bucket ? `bucket ${bucket.bucket}` : mediaDir;
  try {
    await media.check();
    return ok(`Uploads are kept in ${where}.`);
  } catch (failure) {
    return error(
      `Uploads cannot be kept in ${where}: ${failureReason(failure)}.`,
      'Check MEDIA_URL and the rights of the service.',
    );
  }
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

const settings = { data: 'DATA_DIR', media: 'MEDIA_URL', backups: 'BACKUP_DIR' };

function checkWritable(folder: string): Promise<void> {
  return withinDiskLimit(folder, access(folder, constants.W_OK));
}

export async function checkDisk(config: Config): Promise<SettingFinding[]> {
  const { ok, warning, error } = findingsOf('Disk');
  const { dataDir, backups } = config;
  const folders = [
    { name: settings.data, folder: dataDir },
    ...(backups ? [{ name: settings.backups, folder: backups.folder }] : []),
  ];
  const locked = folders.map(async ({ name, folder }) => {
    return checkWritable(folder).then(
      () => [],
      (failure) => [
        error(
          `${name} (${folder}) cannot be written to: ${failureReason(failure)}.`,
          `Let the user that the service runs as write there, or change ${name}.`,
        ),
      ],
    );
  });
  const spaces = (await findDiskSpace(config)).map(({ holds, folder, free, share }) => {
    const space = `${gigabytes(free)}, ${Math.floor(share * 100)} %, are free for ${settings[holds]} (${folder}).`;
    if (share >= minFreeShare) return ok(space);
    return warning(space, 'Free some room or move the folder to a larger disk.');
  });
  return [...(await Promise.all(locked)).flat(), ...spaces];
}
