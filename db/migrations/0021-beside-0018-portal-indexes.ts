import type { Kysely } from 'kysely';

/** What the Portal asks first: the next times of the schedule, and the enquiries of one colleague. */
const indexes = [
  { name: 'publishing_by_publish_at', table: 'publishing', columns: ['publish_at'] },
  { name: 'publishing_by_unpublish_at', table: 'publishing', columns: ['unpublish_at'] },
  {
    name: 'enquiries_by_assignee',
    table: 'enquiries',
    columns: ['assigned_to', 'status', 'created_at', 'enquiry_id'],
  },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, table, columns } of indexes) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
}
