import type { Kysely } from 'kysely';

/** Keeps what a setting was at first beside what it is. Nothing could be edited before this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('settings')
    .addColumn('first_value', 'text', (column) => column.notNull().defaultTo('null'))
    .execute();
  await db
    .withTables<{ settings: { value: string; first_value: string } }>()
    .updateTable('settings')
    .set((eb) => ({ first_value: eb.ref('value') }))
    .execute();
}
