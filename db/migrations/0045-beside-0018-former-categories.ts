import type { Kysely } from 'kysely';

/** A name that a category had, whose address leads on to the one of today. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('former_categories')
    .addColumn('category', 'text', (column) => column.primaryKey().notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .execute();
}
