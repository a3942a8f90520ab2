import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** Links for clients, what they answered, and which remarks came through a link. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('sign_off_links')
    .addColumn('link_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('made_by', 'text', required)
    .addColumn('made_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('revoked_at', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('code_hash', 'text', empty)
    .addColumn('code_tries', 'integer', none)
    .addColumn('code_expires_at', 'text', empty)
    .addColumn('code_status', 'text', empty)
    .addColumn('code_asked_at', 'text', empty)
    .addColumn('code_attempts', 'integer', none)
    .addColumn('code_next_at', 'text', empty)
    .addColumn('code_lease_until', 'text', empty)
    .execute();
  await db.schema
    .createTable('sign_off_answers')
    .addColumn('answer_id', 'integer', identityColumn(kind))
    .addColumn('link_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('is_confirmed', 'integer', none)
    .addColumn('verdict', 'text', required)
    .addColumn('sections', 'text', required)
    .addColumn('made_at', 'text', required)
    .addColumn('seen_at', 'text')
    .execute();
  for (const table of ['sign_off_links', 'sign_off_answers']) {
    await db.schema
      .createIndex(`${table}_by_item`)
      .on(table)
      .columns(['kind', 'item_id'])
      .execute();
  }
  await db.schema.alterTable('remarks').addColumn('link_id', 'text').execute();
}
