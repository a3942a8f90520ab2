import type { Kysely } from 'kysely';

/** What a page shows of an upload before it arrives or beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One statement per column: SQLite adds only one at a time. A placeholder is null until it is made.
  await db.schema.alterTable('uploads').addColumn('placeholder', 'text').execute();
  for (const name of ['poster', 'captions']) {
    await db.schema
      .alterTable('uploads')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
