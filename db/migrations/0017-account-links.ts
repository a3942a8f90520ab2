import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const text: Column = (column) => column.notNull().defaultTo('');

/** One link per account that forgot its password, and one per invited address. */
async function createLinks(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const ofUser: Column = (column) => column.references('users.user_id').onDelete('cascade');
  await db.schema
    .createTable('account_links')
    .addColumn('link_id', 'integer', identityColumn(kind))
    .addColumn('kind', 'text', required)
    .addColumn('user_id', 'integer', (column) => ofUser(column).unique())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('is_admin', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('invited_by', 'integer', ofUser)
    .addColumn('created_at', 'text', required)
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('expires_at', 'text')
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', 'text', required)
    .addColumn('lease_until', 'text', text)
    .addColumn('reason', 'text', text)
    .execute();
  await db.schema
    .createIndex('account_links_by_turn')
    .on('account_links')
    .columns(['status', 'next_at'])
    .execute();
}

/**
 * Links for getting into an account, where a session comes from, and which attempts to sign in have not
 * ended yet: those are no failures.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createLinks(db, kind);
  const columns: [string, string][] = [
    ['sessions', 'device'],
    ['sessions', 'network'],
  ];
  for (const [table, column] of columns) {
    await db.schema.alterTable(table).addColumn(column, 'text', text).execute();
  }
  await db.schema
    .alterTable('sign_in_failures')
    .addColumn('pending', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
