import type { Kysely } from 'kysely';

const counts = ['missing', 'outdated', 'ready', 'missing_words', 'outdated_words'];

/** What is left to translate, a row for each item and further language (R-L-04). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const table = schema
    .createTable('edition_work')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    // Null while there is no edition.
    .addColumn('edition_id', 'integer')
    .addPrimaryKeyConstraint('edition_work_key', ['language', 'kind', 'item_id']);
  await counts
    .reduce(
      (made, name) => made.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0)),
      table,
    )
    .execute();
  await schema
    .createIndex('edition_work_by_words')
    .on('edition_work')
    .columns(['language', 'outdated_words', 'missing_words', 'kind', 'item_id'])
    .execute();
  await schema
    .createIndex('edition_work_by_item')
    .on('edition_work')
    .columns(['kind', 'item_id'])
    .execute();
  await schema
    .createIndex('edition_work_by_edition')
    .on('edition_work')
    .columns(['edition_id', 'kind'])
    .execute();
}
