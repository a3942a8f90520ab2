import { dirname } from 'node:path';
import { sql } from 'kysely';
import { postgresFailure } from '../../db/drivers/postgres-failure.ts';
import { DatabaseUnusable, databaseKindOf, openDatabase } from '../../db/open.ts';
import { type MediaStore, MediaUnavailable } from '../../media/stores/store.ts';
import { refuseWeakPassword } from '../accounts/first-administrator.ts';
import type { Config } from '../config.ts';
import { withinDiskLimit } from './disk/disk-timeout.ts';
import { isThere } from './disk/make-folder.ts';
import { StartRefused } from './start-refused.ts';

function isThereInTime(path: string): Promise<boolean> {
  return withinDiskLimit(path, isThere(path));
}

async function checkSqlite({ databaseUrl, dataDir, admin }: Config): Promise<void> {
  const path = databaseUrl.replace(/^sqlite:/, '');
  if (await isThereInTime(path)) return;
  const folder = dirname(path);
  if (folder !== dataDir && !(await isThereInTime(folder))) {
    throw new StartRefused(`DATABASE_URL is wrong: there is no folder ${folder} for the database.`);
  }
  if (admin.password !== undefined) refuseWeakPassword(admin.password, admin.email);
}

async function checkPostgres({ databaseUrl }: Config): Promise<void> {
  const { db } = openDatabase(databaseUrl);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    throw new DatabaseUnusable(postgresFailure(databaseUrl, error));
  } finally {
    await db.destroy();
  }
}

const mediaCauses: [RegExp, string][] = [
  [/NoSuchBucket|NotFound/, 'there is no such bucket'],
  [
    /InvalidAccessKeyId|Signature|AccessDenied|Forbidden|\b403\b/,
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not open it',
  ],
  [/CredentialsProviderError/, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing'],
  [/PermanentRedirect|AuthorizationHeaderMalformed/, 'it is in another region; see S3_REGION'],
  [
    /ECONN|ENOTFOUND|EAI_AGAIN|Timeout|ENETUNREACH|EHOSTUNREACH|EPROTO/,
    'S3_ENDPOINT or S3_REGION is wrong, or it is away',
  ],
];

/** Folders are made later. @throws {MediaUnavailable} naming the setting. */
export async function checkBucket(media: MediaStore): Promise<void> {
  if (media.isLocal) return;
  await media.check().catch((error) => {
    if (!(error instanceof MediaUnavailable)) throw error;
    const cause = mediaCauses.find(([pattern]) => pattern.test(error.message))?.[1];
    throw new MediaUnavailable(
      `MEDIA_URL: ${error.message.replace(/\.$/, '')}${cause ? `: ${cause}` : ''}.`,
    );
  });
}

export async function checkDatabaseAtStart(config: Config): Promise<void> {
  if (databaseKindOf(config.databaseUrl) === 'postgres') await checkPostgres(config);
  else await checkSqlite(config);
}
