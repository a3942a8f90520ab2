import type { Kysely } from 'kysely';

/** What the library of uploads knows of a file beside its measures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One statement per column: SQLite adds only one at a time.
  await db.schema.alterTable('uploads').addColumn('hash', 'text').execute();
  for (const name of ['original_name', 'alt']) {
    await db.schema
      .alterTable('uploads')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('uploads')
    .addColumn('focus', 'text', (column) => column.notNull().defaultTo('center'))
    .execute();
  await db.schema
    .alterTable('uploads')
    .addColumn('has_avif', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('uploads_hash').on('uploads').columns(['hash']).unique().execute();
}
