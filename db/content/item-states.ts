import type { ItemKind, ItemState } from '../../domain/content/item-state.ts';
import type { Database } from '../open.ts';

const lists = {
  'case-studies': { table: 'case_studies', id: '_id' },
  blogs: { table: 'blogs', id: 'blog_id' },
  'location-pages': { table: 'location_pages', id: 'location_id' },
} as const satisfies Record<ItemKind, object>;

/** The states of all items of a kind, the last changed first. */
export async function findItemStates(db: Database, kind: ItemKind): Promise<ItemState[]> {
  const { table, id } = lists[kind];
  const rows = await db
    .selectFrom(table)
    .select([`${id} as id`, 'status', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}
