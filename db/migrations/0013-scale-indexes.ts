import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';

/**
 * For a hundred thousand items. With the status in front, SQLite does not take the index of another
 * query for a good one and read every published item.
 */
const indexes = [
  { name: 'blogs_by_change', table: 'blogs', columns: ['status', 'updated_at'] },
  { name: 'case_studies_by_change', table: 'case_studies', columns: ['status', 'updated_at'] },
  { name: 'location_pages_by_change', table: 'location_pages', columns: ['status', 'updated_at'] },
  { name: 'blogs_by_slug_url', table: 'blogs', columns: ['status', 'slug_url'] },
  { name: 'case_studies_published', table: 'case_studies', columns: ['status', '_id'] },
  { name: 'location_pages_newest', table: 'location_pages', columns: ['status', 'location_id'] },
  { name: 'blogs_in_order', table: 'blogs', columns: ['published_at', 'blog_id'] },
  { name: 'case_studies_in_order', table: 'case_studies', columns: ['created_at', '_id'] },
  { name: 'enquiries_by_time', table: 'enquiries', columns: ['created_at', 'enquiry_id'] },
];

/**
 * A search reads every text that it looks into; from an index of them SQLite reads a tenth of the bytes.
 * Postgres has the long texts beside its rows, and no index takes texts of this length.
 */
const searched = [
  {
    name: 'blogs_for_search',
    table: 'blogs',
    columns: ['status', 'published_at', 'blog_id', 'title', 'brief_paragraph'],
  },
  {
    name: 'case_studies_for_search',
    table: 'case_studies',
    columns: ['status', 'created_at', '_id', 'heroHeading', 'clientName', 'industry'].concat(
      [1, 2, 3, 4].map((place) => `category${place}`),
    ),
  },
];

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // It had the address alone.
  await db.schema.dropIndex('blogs_by_slug_url').execute();
  for (const { name, table, columns } of kind === 'sqlite' ? [...indexes, ...searched] : indexes) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
}
