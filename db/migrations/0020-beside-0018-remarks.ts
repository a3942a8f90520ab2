import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');

/** What people say about an item, a field of it or words in that, and whom they mention. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('remarks')
    .addColumn('remark_id', 'integer', identityColumn(kind))
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('language', 'text', empty)
    .addColumn('section', 'text', empty)
    .addColumn('field', 'text', empty)
    .addColumn('words', 'text', empty)
    .addColumn('answers_to', 'integer')
    .addColumn('text', 'text', required)
    .addColumn('user_id', 'integer')
    .addColumn('made_by', 'text', required)
    .addColumn('made_at', 'text', required)
    .addColumn('edited_at', 'text')
    .addColumn('resolved_at', 'text')
    .addColumn('resolved_by', 'text', empty)
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema
    .createIndex('remarks_by_item')
    .on('remarks')
    .columns(['kind', 'item_id'])
    .execute();
  await db.schema
    .createTable('remark_mentions')
    .addColumn('remark_id', 'integer', required)
    .addColumn('user_id', 'integer', required)
    .addPrimaryKeyConstraint('remark_mentions_key', ['remark_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('remark_mentions_by_user')
    .on('remark_mentions')
    .columns(['user_id', 'remark_id'])
    .execute();
}
