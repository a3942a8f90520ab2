import type { Kysely } from 'kysely';

/** What the site does by itself from time to time, by one process for all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('report', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
