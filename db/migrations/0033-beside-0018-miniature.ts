import type { Kysely } from 'kysely';

/** Optional; a release that does not know it leaves it empty. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('case_studies')
    .addColumn('miniature', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
