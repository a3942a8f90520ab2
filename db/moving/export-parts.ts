import type { Kind } from '../../domain/content/kind.ts';
import type { OwnItem } from '../../domain/moving/own-export.ts';
import { type OwnList, ownLists, type ownSetting } from '../../domain/moving/own-export.ts';
import type { z } from '../../domain/zod.ts';
import { publicAddress, valuesFromRow } from '../content/item-rows.ts';
import { type ItemRow, itemParts, itemTables } from '../content/item-tables.ts';
import type { Database } from '../open.ts';
import { pick } from '../pick.ts';
import { countRows } from '../row-counts.ts';

/** Rows read at a time: an item may hold a megabyte. */
const itemsOfPart = 50;
const rowsOfPart = 500;

/** Columns of an item beside its fields, where its kind has them. */
const ownColumns = ['status', 'version', 'created_at', 'updated_at', 'published_at', 'slug'];

async function findWaiting(db: Database, kind: Kind, ids: string[]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('publishing')
    .select(['item_id', 'draft', 'publish_at', 'unpublish_at'])
    .where('kind', '=', kind.name)
    .where('item_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ item_id, draft, ...times }) => [
      item_id,
      { draft: draft === null ? null : JSON.parse(draft), ...times },
    ]),
  );
}

const nothing = { draft: null, publish_at: null, unpublish_at: null };

function itemOf(kind: Kind, row: ItemRow, waiting: OwnItem['waiting']): OwnItem {
  const columns = ownColumns.filter((name) => name in row);
  const stored = pick(row, columns);
  return {
    kind: kind.name,
    id: row[kind.key.column],
    address: publicAddress(kind, row),
    // The columns that every table of items has.
    ...(stored as Omit<OwnItem, 'kind' | 'id' | 'address' | 'waiting' | 'fields'>),
    waiting,
    fields: valuesFromRow(kind, pick(row, kind.fieldNames)),
  };
}

/** Every item of a kind, drafts too, in the order of their keys. */
export async function* exportedItems(db: Database, kind: Kind): AsyncGenerator<OwnItem> {
  const { key, table } = kind;
  const all = itemTables(db).selectFrom(table).selectAll();
  for await (const rows of itemParts(all, key.column, itemsOfPart)) {
    const ids = rows.map((row) => String(row[key.column]));
    const waiting = await findWaiting(db, kind, ids);
    for (const row of rows) {
      yield itemOf(kind, row, waiting.get(String(row[key.column])) ?? nothing);
    }
  }
}

/** Every row of a list, with the columns that an export holds. */
export async function* exportedRows(db: Database, list: OwnList): AsyncGenerator<ItemRow> {
  const { row, key } = ownLists[list];
  const all = itemTables(db)
    .selectFrom(list)
    .select(Object.keys(row.shape))
    // The heartbeat's are no enquiries.
    .$if(list === 'enquiries', (query) => query.where('status', '!=', 'test'));
  for await (const rows of itemParts(all, key, rowsOfPart)) yield* rows;
}

/** What a row of the settings may hold that must not leave the site. */
function withoutSecrets(key: string, value: unknown): unknown {
  return key === 'mail' ? { ...Object(value), webhook: null } : value;
}

export async function findExportedSettings(db: Database): Promise<z.infer<typeof ownSetting>[]> {
  const rows = await db.selectFrom('settings').selectAll().orderBy('key').execute();
  return rows.map(({ key, value, first_value, updated_at }) => ({
    key,
    value: withoutSecrets(key, JSON.parse(value)),
    first_value: withoutSecrets(key, JSON.parse(first_value)),
    updated_at,
  }));
}

export function countExported(db: Database, table: string): Promise<number> {
  return countRows(itemTables(db).selectFrom(table));
}
