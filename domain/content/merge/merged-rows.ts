import type { FieldDefinition } from '../fields/fields.ts';
import { fieldsIn } from '../fields/named-fields.ts';
import { type Fields, merge } from './merge.ts';
import { idsIn, orderName } from './merge-orders.ts';

type Row = Readonly<Record<string, unknown>>;

interface Leaf {
  name: string;
  text: string;
  /** The same with the places of rows, as the sentences of a call name them. */
  place: string;
}

/** Short names for ids, which may hold any sign, those between the names included. */
function rowNames() {
  const ids: string[] = [];
  return {
    nameOf(id: string): string {
      if (!ids.includes(id)) ids.push(id);
      return String(ids.indexOf(id));
    },
    idOf: (name: string) => ids[Number(name)] ?? '',
  };
}

type RowNames = ReturnType<typeof rowNames>;

interface List {
  field: FieldDefinition;
  name: string;
  place: string;
}

function fieldsOf({ rows }: FieldDefinition) {
  return fieldsIn({ fields: rows?.fields ?? {} });
}

function leavesIn(value: unknown, { field, name, place }: List, names: RowNames): Leaf[] {
  const rows: Row[] = Array.isArray(value) ? value : [];
  const ids = rows.map(({ id }) => names.nameOf(String(id)));
  const inner = rows.flatMap((row, at) =>
    fieldsOf(field).flatMap(([part, own]) => {
      const leaf = { name: `${name}.${ids[at]}.${part}`, place: `${place}.${at}.${part}` };
      if (own.rows) return leavesIn(row[part], { field: own, ...leaf }, names);
      return [{ ...leaf, text: JSON.stringify(row[part]) ?? '' }];
    }),
  );
  return [{ name: orderName(name), text: ids.join(' '), place }, ...inner];
}

function rowsFrom(fields: Fields, { field, name }: Omit<List, 'place'>, names: RowNames): Row[] {
  const partOf = (row: string, part: string, own: FieldDefinition) => {
    const path = `${name}.${row}.${part}`;
    if (own.rows) return rowsFrom(fields, { field: own, name: path }, names);
    return fields[path] ? JSON.parse(fields[path]) : undefined;
  };
  return idsIn(fields[orderName(name)] ?? '').map((row) => {
    const parts = fieldsOf(field).map(([part, own]) => [part, partOf(row, part, own)] as const);
    const known = parts.filter(([, value]) => value !== undefined);
    return { id: names.idOf(row), ...Object.fromEntries(known) };
  });
}

interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Lists of rows with ids, merged row by row; `collisions` are the places of `mine` that both have changed. */
export function mergedRows(field: FieldDefinition, path: string, sides: Sides) {
  const names = rowNames();
  const list = { field, name: path, place: path };
  const leavesOf = (side: unknown) => leavesIn(side, list, names);
  const fieldsOfSide = (leaves: Leaf[]): Fields =>
    Object.fromEntries(leaves.map(({ name, text }) => [name, text]));
  const mine = leavesOf(sides.mine);
  const [base, theirs] = [leavesOf(sides.base), leavesOf(sides.theirs)];
  const merged = merge(fieldsOfSide(base), fieldsOfSide(mine), fieldsOfSide(theirs));
  const places = new Map(mine.map(({ name, place }) => [name, place]));
  return {
    rows: rowsFrom(merged.fields, list, names),
    collisions: merged.collisions.map(({ name }) => places.get(name) ?? path),
  };
}
