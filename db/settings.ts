import { type SiteSettings, siteSettings } from '../domain/settings.ts';
import { changeContent } from './content-version.ts';
import type { Database } from './open.ts';

const siteKey = 'site';

/** The agency's own record. @throws {Error} when the first content was never loaded. */
export async function findSiteSettings(db: Database): Promise<SiteSettings> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow(() => new Error('The site settings are missing.'));
  return siteSettings.parse(JSON.parse(row.value));
}

/** The agency's name; empty while there are no settings. */
export async function findSiteName(db: Database): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', siteKey)
    .executeTakeFirst();
  return row ? siteSettings.parse(JSON.parse(row.value)).name : '';
}

export async function saveSiteSettings(db: Database, settings: SiteSettings): Promise<void> {
  const value = JSON.stringify(siteSettings.parse(settings));
  const updated_at = new Date().toISOString();
  await changeContent(db, (transaction) =>
    transaction
      .insertInto('settings')
      .values({ key: siteKey, value, updated_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
      .execute(),
  );
}
