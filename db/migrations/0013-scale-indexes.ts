import type { Kysely } from 'kysely';

const tables = ['blogs', 'case_studies', 'location_pages'];

/**
 * For a hundred thousand items. With the status in front, SQLite does not take the index of another
 * query for a good one and read every published item.
 */
export async function createScaleIndexes(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema
      .createIndex(`${table}_by_change`)
      .on(table)
      .columns(['status', 'updated_at'])
      .execute();
  }
  await db.schema.dropIndex('blogs_by_slug_url').execute();
  await db.schema
    .createIndex('blogs_by_slug_url')
    .on('blogs')
    .columns(['status', 'slug_url'])
    .execute();
}
