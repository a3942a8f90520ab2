import { postgresFailure } from '../../db/drivers/postgres-failure.ts';
import { findMigrations, migrate } from '../../db/migrate.ts';
import { type Database, DatabaseUnusable, databaseKindOf, openDatabase } from '../../db/open.ts';
import { noSiteIn } from './describe-site.ts';

/** The first question to a database. @throws {DatabaseUnusable} why a Postgres cannot be used */
export async function findSiteMigrations(db: Database, url: string) {
  try {
    return await findMigrations(db);
  } catch (error) {
    if (databaseKindOf(url) !== 'postgres') throw error;
    throw new DatabaseUnusable(postgresFailure(url, error));
  }
}

/** Opens the database of a site, brings it up to this release, and closes it after the work. */
export async function onSiteDatabase<T>(
  url: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { db, kind } = openDatabase(url);
  try {
    if ((await findSiteMigrations(db, url)).length === 0) throw noSiteIn(url);
    await migrate(db, kind);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
