import type { Kysely } from 'kysely';

/** The tag of the further language that an enquiry was written in; empty for that of origin (R-L-12). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('enquiries')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
