import type { Kysely } from 'kysely';

/** What the public lists count and filter by, so that no long text is read for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('blogs_by_category')
    .on('blogs')
    .columns(['status', 'category', 'published_at', 'blog_id'])
    .execute();
  await db.schema
    .createIndex('case_studies_by_category')
    .on('case_studies')
    .columns(['status', 'category1', 'category2', 'category3', 'category4'])
    .execute();
}
