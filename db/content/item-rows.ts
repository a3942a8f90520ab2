import type { Versioned } from '../../domain/content/item.ts';
import { type ItemOf, type Kind, titleOf } from '../../domain/content/kind.ts';
import { publicStatus } from '../../domain/content/publishing.ts';
import { isRowId, storable } from '../column-limits.ts';
import { pick } from '../pick.ts';
import type { ItemState } from './item-state.ts';
import type { ItemRow } from './item-tables.ts';

/** Null where no item can have the id. */
export function keyOf({ key }: Pick<Kind, 'key'>, id: string | number): string | number | null {
  if (!key.isCounted) return /^[0-9a-f]{24}$/.test(String(id)) ? id : null;
  return isRowId(Number(id)) ? Number(id) : null;
}

export function valuesFromRow<T extends Record<string, unknown>>(kind: Kind, row: T): T {
  const parsed = Object.entries(row)
    .filter(([name]) => kind.fields[name]?.json)
    // Null where nothing was stored since its column was added.
    .map(([name, json]) => [name, JSON.parse(String(json)) ?? kind.fields[name]?.empty]);
  return { ...row, ...Object.fromEntries(parsed) };
}

export function rowFromValues(kind: Kind, values: Record<string, unknown>) {
  const given = kind.fieldNames.filter((name) => values[name] !== undefined);
  const columns = given.map((name) => {
    const value = values[name];
    return [name, kind.fields[name]?.json ? JSON.stringify(value) : value];
  });
  return storable(Object.fromEntries(columns));
}

export function itemFromRow<K extends Kind>(kind: K, row: ItemRow): Versioned<ItemOf<K>> {
  const item = pick(row, [kind.key.column, ...kind.fieldNames, 'version']);
  // The columns of this very kind.
  return valuesFromRow(kind, item) as Versioned<ItemOf<K>>;
}

/** The path of an item's page; null while visitors have none. */
export function publicAddress({ address }: Kind, row: ItemRow): string | null {
  if (row.status !== publicStatus) return null;
  const part = row[address.column];
  return part === null ? null : `${address.base}${part}`;
}

export function stateOf(kind: Kind, row: ItemRow): ItemState {
  const fields = valuesFromRow(kind, pick(row, kind.fieldNames));
  return {
    kind: kind.name,
    id: String(row[kind.key.column]),
    title: titleOf(kind, fields) || kind.untitled,
    address: publicAddress(kind, row),
    updatedAt: String(row.updated_at),
    fields: { ...fields, status: row.status },
  };
}
