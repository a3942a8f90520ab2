import { findMigrations, migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { noSiteIn } from './describe-site.ts';

/** Opens the database of a site, brings it up to this release, and closes it after the work. */
export async function onSiteDatabase<T>(
  url: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { db, kind } = openDatabase(url);
  try {
    if ((await findMigrations(db)).length === 0) throw noSiteIn(url);
    await migrate(db, kind);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
