import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The keys that preview links are signed with, and who has which item open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_keys')
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('key', 'text', required)
    .addPrimaryKeyConstraint('preview_keys_key', ['kind', 'item_id'])
    .execute();
  await db.schema
    .createTable('presence')
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('token_hash', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('seen_at', 'text', required)
    .addPrimaryKeyConstraint('presence_key', ['kind', 'item_id', 'token_hash'])
    .execute();
}
