import { type Kysely, sql } from 'kysely';
import { fillItemList } from '../content/lists/item-list.ts';
import type { Database } from '../open.ts';

/** What a list is filtered by, each by an index. */
const filters = ['state', 'category', 'changed_by'];

/** Where each listed item stands, and who has changed it last. */
export async function addListStates(db: Database): Promise<void> {
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
}
