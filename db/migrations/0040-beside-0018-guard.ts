import type { Kysely } from 'kysely';

/** Reasons of texts that are alike, proofs of figures, and the table that location pages are made from. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  // Likeness is counted in memory since (decision 0049); no release has read it.
  await schema.dropTable('likeness').execute();
  await schema
    .createTable('likeness_reasons')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('twins', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('likeness_reasons_item', ['kind', 'item_id'])
    .execute();
  await schema
    .createTable('claim_proofs')
    .addColumn('claim', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('answers_for', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text')
    .addColumn('is_none', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('location_maker')
    .addColumn('maker_id', 'integer', (column) => column.primaryKey())
    .addColumn('sheet', 'text', (column) => column.notNull())
    .addColumn('pattern', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('location_makes')
    .addColumn('row_id', 'text', (column) => column.primaryKey())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('made', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}
