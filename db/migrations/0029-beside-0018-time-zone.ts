import type { Kysely } from 'kysely';

type Tables = {
  settings: { key: string; value: string; first_value: string; updated_at: string };
};

/** The zones were part of the code before they were a setting, so they are what a site has. */
const time = { zone: 'Asia/Dubai', secondZone: 'Asia/Karachi' };

export async function up(db: Kysely<unknown>): Promise<void> {
  const settings = db.withTables<Tables>();
  const site = await settings
    .selectFrom('settings')
    .select(['value', 'updated_at'])
    .where('key', '=', 'site')
    .executeTakeFirst();
  if (!site) return;
  const value = JSON.stringify({ settings: { time }, shared: JSON.parse(site.value) });
  await settings
    .insertInto('settings')
    .values({ key: 'site-whole', value, first_value: '{}', updated_at: site.updated_at })
    .execute();
}
