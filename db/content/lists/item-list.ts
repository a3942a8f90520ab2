import { type Insertable, sql } from 'kysely';
import { categoryField, type Kind } from '../../../domain/content/kind.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { searchText } from '../../../domain/content/text/search-text.ts';
import { titleKey } from '../../../domain/content/text/title-key.ts';
import type { Database } from '../../open.ts';
import type { ItemState } from '../item-state.ts';
import { type ItemRow, itemParts, itemTables, kindsWithTables } from '../item-tables.ts';
import type { ItemListTable } from './list-tables.ts';
import { listingOf, standingColumns } from './standing-columns.ts';

/** Rows written at a time: SQLite takes 32,766 parameters. */
const batch = 1_000;

/** The column of a kind's own table by which its list is ordered. */
function listedBy(kind: Kind): string {
  return kind.listedBy ?? 'created_at';
}

function selectItems(db: Database, kind: Kind) {
  const { key, table, listing } = kind;
  const category = categoryField(kind);
  const columns = [
    ...[key.column, 'status', 'updated_at', listedBy(kind), listing.title, ...listing.searches],
    ...(category ? [category] : []),
  ];
  return itemTables(db)
    .selectFrom(table)
    .select([...new Set(columns)])
    .select(standingColumns(kind));
}

function entryOf(kind: Kind, row: ItemRow): Insertable<ItemListTable> {
  const category = row[categoryField(kind) ?? ''];
  const textOf = (column: string) => String(row[column] ?? '');
  const { state, changed_by } = listingOf(row);
  return {
    kind: kind.name,
    item_id: textOf(kind.key.column),
    changed_at: textOf('updated_at'),
    listed_at: textOf(listedBy(kind)),
    title_key: titleKey(textOf(kind.listing.title)),
    category: typeof category === 'number' ? category : null,
    search_text: searchText(kind.listing.searches.map(textOf)),
    state,
    changed_by,
  };
}

const changing = [
  'changed_at',
  'listed_at',
  'title_key',
  'category',
  'search_text',
  'state',
  'changed_by',
] as const;

async function writeEntries(db: Database, kind: Kind, rows: ItemRow[]): Promise<void> {
  if (rows.length === 0) return;
  const excluded = changing.map((column) => [column, sql.ref(`excluded.${column}`)]);
  await db
    .insertInto('item_list')
    .values(rows.map((row) => entryOf(kind, row)))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id']).doUpdateSet(Object.fromEntries(excluded)),
    )
    .execute();
}

/** Brings the list entries of items up to date, or removes them with their items. */
export async function updateListEntries(
  transaction: Database,
  kind: Kind,
  ids: readonly string[],
): Promise<void> {
  const { column, isCounted } = kind.key;
  for (let at = 0; at < ids.length; at += batch) {
    const part = ids.slice(at, at + batch);
    const keys = isCounted ? part.map(Number) : part;
    const items = await selectItems(transaction, kind).where(column, 'in', keys).execute();
    await writeEntries(transaction, kind, items);
    const left = new Set(items.map((row) => String(row[column])));
    const gone = part.filter((id) => !left.has(id));
    if (gone.length === 0) continue;
    const deletion = transaction.deleteFrom('item_list').where('kind', '=', kind.name);
    await deletion.where('item_id', 'in', gone).execute();
  }
}

export function updateListEntry(
  transaction: Database,
  { kind, id }: Pick<ItemState, 'kind' | 'id'>,
): Promise<void> {
  return updateListEntries(transaction, storedKindNamed(kind), [id]);
}

/** Follows a category whose items all go to another one, or to none. */
export async function moveListed(
  transaction: Database,
  from: number,
  category: number | null,
): Promise<void> {
  const update = transaction.updateTable('item_list').set({ category });
  await update.where('category', '=', from).execute();
}

async function fillListOf(db: Database, kind: Kind): Promise<void> {
  await db.deleteFrom('item_list').where('kind', '=', kind.name).execute();
  for await (const part of itemParts(selectItems(db, kind), kind.key.column, batch)) {
    await writeEntries(db, kind, part);
  }
}

/** Makes the lists of all kinds anew, where their items were not written by the functions of this folder. */
export async function fillItemList(db: Database): Promise<void> {
  for (const kind of await kindsWithTables(db)) await fillListOf(db, kind);
}
