import type { Kysely } from 'kysely';

/** Counters of wrong sign-ins, and the addresses that have signed in, under keys that name nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_failures')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('times', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('known_addresses')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
  for (const table of ['sign_in_failures', 'known_addresses']) {
    await db.schema.createIndex(`${table}_by_age`).on(table).columns(['last_at']).execute();
  }
}
