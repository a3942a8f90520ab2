import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseUnusable, databaseKindOf } from '../../db/open.ts';
import type { MediaStore } from '../../media/stores/store.ts';

const fileOf = (url: string) => resolve(url.replace(/^sqlite:/, ''));

/** Without the password, which may be in the address or in its query. */
export function describeDatabase(url: string): string {
  if (databaseKindOf(url) === 'sqlite') return `database ${fileOf(url)}`;
  if (!URL.canParse(url)) return 'database postgres://…';
  const { username, host, pathname } = new URL(url);
  return `database postgres://${username ? `${username}@` : ''}${host}${pathname}`;
}

export function describeSite(
  { databaseUrl }: { databaseUrl: string },
  media?: Pick<MediaStore, 'label'>,
): string {
  const database = describeDatabase(databaseUrl);
  return `Working on: ${media ? `${database}, ${media.label}` : database}`;
}

/** Opening a SQLite database would create the file. @throws {DatabaseUnusable} */
export function refuseMissingDatabase(url: string): void {
  if (databaseKindOf(url) === 'postgres' || existsSync(fileOf(url))) return;
  throw new DatabaseUnusable(
    `There is no database at ${fileOf(url)}; if the site has other settings, name them: --env-file FILE`,
  );
}

export function noSiteIn(url: string): DatabaseUnusable {
  return new DatabaseUnusable(
    `The ${describeDatabase(url)} holds no site yet; if the site has other settings, name them: --env-file FILE`,
  );
}
