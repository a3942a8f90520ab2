import type { Kysely } from 'kysely';
import { folded } from '../../domain/content/text/search-text.ts';
import type { Database, DatabaseKind } from '../open.ts';

async function fillTrashTexts(db: Database): Promise<void> {
  const rows = await db.selectFrom('trash').select(['kind', 'item_id', 'title']).execute();
  for (const { kind, item_id, title } of rows) {
    await db
      .updateTable('trash')
      .set({ search_text: folded(title) })
      .where('kind', '=', kind)
      .where('item_id', '=', item_id)
      .execute();
  }
}

/**
 * What the lists of redirects, trash and uploads are searched and ordered by. A release that does not know
 * the text leaves it empty; then the title is searched.
 */
export async function up(db: Database, kind: DatabaseKind): Promise<void> {
  const schema: Kysely<unknown>['schema'] = db.schema;
  await schema
    .alterTable('trash')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await fillTrashTexts(db);
  const byTime = ['deleted_at', 'item_id', 'kind'];
  // SQLite reads the states of all items when it searches; the index spares it. Postgres keeps them elsewhere.
  const shown = kind === 'sqlite' ? ['title', 'deleted_by', 'search_text'] : [];
  const trash = schema.createIndex('trash_by_time').on('trash');
  await trash.columns([...byTime, ...shown]).execute();
  const uses = schema.createIndex('redirects_by_uses').on('redirects');
  await uses.columns(['hits', 'redirect_id']).execute();
}
