import { sql } from 'kysely';
import type { Versioned } from '../../domain/content/item.ts';
import type { ItemOf, Kind, ListItemOf } from '../../domain/content/kind.ts';
import type { StoredKind } from '../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../domain/content/kinds/stored-kinds.ts';
import type { Database } from '../open.ts';
import { inParts, wholeOf } from '../parts.ts';
import { pick } from '../pick.ts';
import { itemFromRow, keyOf, stateOf, valuesFromRow } from './item-rows.ts';
import type { ItemState } from './item-state.ts';
import { type ItemRow, itemTables, orderOf } from './item-tables.ts';
import { isPublished, type Visibility } from './publishing/published.ts';

/** @returns null when there is no such item, or the reader may not see it. */
export async function findItem<K extends Kind>(
  db: Database,
  kind: K,
  id: string | number,
  { drafts }: Visibility,
): Promise<Versioned<ItemOf<K>> | null> {
  const key = keyOf(kind, id);
  if (key === null) return null;
  const row = await itemTables(db)
    .selectFrom(kind.table)
    .selectAll()
    .where(kind.key.column, '=', key)
    .$if(!drafts, (query) => query.where(isPublished))
    .executeTakeFirst();
  return row ? itemFromRow(kind, row) : null;
}

/** The whole row of an item, drafts too. */
export async function findItemRow(
  db: Database,
  kind: Kind,
  id: string | number,
): Promise<ItemRow | null> {
  const key = keyOf(kind, id);
  if (key === null) return null;
  const query = itemTables(db).selectFrom(kind.table).selectAll();
  return (await query.where(kind.key.column, '=', key).executeTakeFirst()) ?? null;
}

/** An item as it stands, drafts too; null when there is none. */
export async function findItemState(
  db: Database,
  name: StoredKind,
  id: string,
): Promise<ItemState | null> {
  const kind = storedKindNamed(name);
  const row = await findItemRow(db, kind, id);
  return row ? stateOf(kind, row) : null;
}

function listColumns({ key, list }: Kind): string[] {
  return [key.column, ...list];
}

/** The items of the kind's list, the newest first (decision D13), in parts, each as the list call has it. */
export async function* findItemParts<K extends Kind>(
  db: Database,
  kind: K,
  { drafts }: Visibility,
): AsyncGenerator<ListItemOf<K>[]> {
  const { table } = kind;
  const columns = listColumns(kind);
  const order = orderOf(kind);
  const place = sql.join(order.map((column) => sql.ref(column)));
  const parts = inParts<ItemRow>((last, count) => {
    const query = itemTables(db)
      .selectFrom(table)
      .select([...new Set([...columns, ...order])])
      .$if(!drafts, (query) => query.where(isPublished))
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(${place}) < (${sql.join(order.map((column) => last?.[column]))})`,
        ),
      )
      .limit(count);
    return order.reduce((ordered, column) => ordered.orderBy(column, 'desc'), query).execute();
  });
  for await (const rows of parts) {
    // The columns of this very kind.
    yield rows.map((row) => valuesFromRow(kind, pick(row, columns)) as ListItemOf<K>);
  }
}

/** All of it, where it is known to be short. */
export function findItems<K extends Kind>(
  db: Database,
  kind: K,
  visibility: Visibility,
): Promise<ListItemOf<K>[]> {
  return wholeOf(findItemParts(db, kind, visibility));
}
