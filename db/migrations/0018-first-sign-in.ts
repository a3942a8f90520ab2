import type { Kysely } from 'kysely';

/** Whether the password that the first start made was never used: see server/accounts/first-administrator.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('awaits_first_sign_in', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
