import type { Kysely } from 'kysely';

/** How many processes in a row have taken an import on and ended before it. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('imports')
    .addColumn('claims', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
