import type { Kysely } from 'kysely';

/** Who wrote an article, by name. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('blogs')
    .addColumn('author', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
