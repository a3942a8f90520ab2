import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Tables of items, and the key beside whose version each text that was read is kept. */
const items = { blogs: 'blog_id', case_studies: '_id', location_pages: 'location_id' };

/** Which text names which file; the server fills both tables while it runs, and the words of each file. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('upload_uses')
    .addColumn('stem', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('source_id', 'text', required)
    .addColumn('version', 'text', required)
    .addColumn('fields', 'text', required)
    .addPrimaryKeyConstraint('upload_uses_key', ['stem', 'kind', 'source_id'])
    .execute();
  await schema
    .createIndex('upload_uses_by_source')
    .on('upload_uses')
    .columns(['kind', 'source_id'])
    .execute();
  await schema
    .createTable('upload_use_sources')
    .addColumn('kind', 'text', required)
    .addColumn('source_id', 'text', required)
    .addColumn('stamp', 'text', required)
    .addPrimaryKeyConstraint('upload_use_sources_key', ['kind', 'source_id'])
    .execute();
  await schema
    .alterTable('uploads')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const [table, key] of Object.entries(items)) {
    await schema.createIndex(`${table}_versions`).on(table).columns([key, 'version']).execute();
  }
}
