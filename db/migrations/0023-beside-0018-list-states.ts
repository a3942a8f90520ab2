import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { fillItemList } from '../content/lists/item-list.ts';
import type { Database } from '../open.ts';

/** What a list is filtered by, each by an index. */
const filters = ['state', 'category', 'changed_by'];

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What one change of many items did to each. */
async function createBulkChanges(schema: Kysely<unknown>['schema']): Promise<void> {
  await schema
    .createTable('bulk_changes')
    .addColumn('bulk_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('made_at', 'text', required)
    .addColumn('before', 'text', required)
    .addColumn('after', 'text', required)
    .addPrimaryKeyConstraint('bulk_changes_key', ['bulk_id', 'kind', 'item_id'])
    .execute();
  await schema.createIndex('bulk_changes_by_age').on('bulk_changes').columns(['made_at']).execute();
}

/** Where each listed item stands, who has changed it last, and how to undo a change of many. */
export async function up(db: Database): Promise<void> {
  const schema: Kysely<unknown>['schema'] = db.schema;
  for (const [column, first] of [
    ['state', 'draft'],
    ['changed_by', ''],
  ] as const) {
    const table = schema.alterTable('item_list');
    await table
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(sql.lit(first)))
      .execute();
  }
  for (const column of filters) {
    const index = schema.createIndex(`item_list_of_${column}`).on('item_list');
    await index.columns(['kind', column]).execute();
  }
  await fillItemList(db);
  await createBulkChanges(schema);
}
