import type { Kind } from '../../domain/content/kind.ts';
import type { ListedState } from '../../domain/content/listed-state.ts';
import type { Database } from '../open.ts';
import { itemTables } from './item-tables.ts';

export async function findItemStates(
  db: Database,
  { table, key }: Pick<Kind, 'table' | 'key'>,
): Promise<ListedState[]> {
  const rows = await itemTables(db)
    .selectFrom(table)
    .select(['status', 'updated_at'])
    .select((eb) => eb.ref(key.column).as('id'))
    .orderBy('updated_at', 'desc')
    .execute();
  // Every table of items has these columns.
  return rows.map((row) => ({ ...row, id: String(row.id) }) as ListedState);
}
