import { type Kysely, sql } from 'kysely';
import type { Database, DatabaseKind } from '../open.ts';
import { identityColumn } from './identity-column.ts';

const orders = ['changed_at', 'listed_at', 'title_key'];

/** What the back office's lists search and are ordered by: a slim row beside each item, filled by 0023. */
export async function up(db: Database, kind: DatabaseKind): Promise<void> {
  const schema: Kysely<unknown>['schema'] = db.schema;
  // Keys of titles are made to be compared byte by byte.
  const key = kind === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await schema
    .createTable('item_list')
    .addColumn('list_id', 'integer', identityColumn(kind))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('listed_at', 'text', (column) => column.notNull())
    .addColumn('title_key', key, (column) => column.notNull())
    .addColumn('category', 'integer')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addUniqueConstraint('item_list_item', ['kind', 'item_id'])
    .execute();
  for (const column of orders) {
    const index = schema.createIndex(`item_list_by_${column}`).on('item_list');
    await index.columns(['kind', column, 'list_id']).execute();
  }
}
