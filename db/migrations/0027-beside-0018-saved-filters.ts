import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What somebody filters a list of the back office by, again and again. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('saved_filters')
    .addColumn('saved_filter_id', 'integer', identityColumn(kind))
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('list', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('query', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema
    .createIndex('saved_filters_of_user')
    .on('saved_filters')
    .columns(['user_id', 'list'])
    .execute();
}
