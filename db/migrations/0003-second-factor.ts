import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.user_id').onDelete('cascade');

/** The authenticator app of an account, and the codes that stand in for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'integer', (column) => ofUser(column).primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('is_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'integer', ofUser)
    .execute();
  await db.schema
    .createIndex('recovery_codes_of_user')
    .on('recovery_codes')
    .columns(['user_id'])
    .execute();
}
