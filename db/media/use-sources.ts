import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Kind } from '../../domain/content/kind.ts';
import type { StoredKind } from '../../domain/content/kinds/names.ts';
import { allKinds } from '../../domain/content/kinds/stored-kinds.ts';
import { searchText } from '../../domain/content/text/search-text.ts';
import type { ItemRow } from '../content/item-tables.ts';
import type { Database } from '../open.ts';
import type { UploadUseTable, UseKind } from './upload-use-tables.ts';

/** Texts that may name files, of one table. */
export interface UseSource {
  kind: UseKind;
  table: string;
  /** Whether a row of the table is meant. */
  only?: RawBuilder<SqlBool>;
  id: RawBuilder<string>;
  /** Differs as soon as one of the texts does. */
  stamp: RawBuilder<string>;
  /** Whether a row is one of these, by its index. */
  isOneOf: (ids: readonly string[]) => RawBuilder<SqlBool>;
  /** Whether there is a row for an entry of `upload_use_sources`. */
  isOfEntry: RawBuilder<SqlBool>;
  columns: readonly string[];
  /** Besides: what waits beside an item. */
  draft?: RawBuilder<string | null>;
  /** Work that goes with each reading. */
  alsoWrite?: (db: Database, id: string, row: ItemRow) => Promise<void>;
}

function itemSource({ name, table, key, fieldNames }: Kind): UseSource {
  const column = sql.ref(key.column);
  const own = sql<string>`cast(${column} as text)`;
  const keyOfEntry = key.isCounted ? sql`cast(source_id as integer)` : sql`source_id`;
  return {
    kind: name,
    table,
    id: own,
    // A newer draft raises it, too.
    stamp: sql`cast(version as text)`,
    isOneOf: (ids) => sql`${column} in (${sql.join(key.isCounted ? ids.map(Number) : ids)})`,
    isOfEntry: sql`${sql.table(table)}.${column} = ${keyOfEntry}`,
    columns: fieldNames,
    draft: sql`(select draft from publishing where kind = ${name} and item_id = ${own})`,
  };
}

export function trashed(kind: StoredKind): UseKind {
  return `trash ${kind}`;
}

function trashSource({ name }: Kind): UseSource {
  const isOfKind = sql<SqlBool>`trash.kind = ${name}`;
  return {
    kind: trashed(name),
    table: 'trash',
    only: isOfKind,
    id: sql`item_id`,
    stamp: sql`deleted_at`,
    isOneOf: (ids) => sql`item_id in (${sql.join(ids)})`,
    isOfEntry: sql`${isOfKind} and item_id = source_id`,
    columns: ['state'],
  };
}

const settings: UseSource = {
  kind: 'setting',
  table: 'settings',
  // The row of the release before names no file that the whole does not.
  only: sql`key <> 'site'`,
  id: sql`key`,
  stamp: sql`updated_at`,
  isOneOf: (ids) => sql`key in (${sql.join(ids)})`,
  isOfEntry: sql`key = source_id`,
  columns: ['value'],
};

/** Of each upload the poster is read, and what the library finds it by. */
const films: UseSource = {
  kind: 'film',
  table: 'uploads',
  id: sql`cast(upload_id as text)`,
  stamp: sql`alt || '|' || poster`,
  isOneOf: (ids) => sql`upload_id in (${sql.join(ids.map(Number))})`,
  isOfEntry: sql`upload_id = cast(source_id as integer)`,
  columns: ['poster', 'original_name', 'alt', 'caption', 'file_name'],
  alsoWrite: writeSearchText,
};

/** What the library finds an upload by. The name that the file had comes first, as it is ordered by it. */
export function uploadSearchText({ original_name, alt, caption, file_name }: ItemRow): string {
  return searchText([original_name, alt, caption, file_name].map((text) => String(text ?? '')));
}

async function writeSearchText(db: Database, id: string, row: ItemRow): Promise<void> {
  const search_text = uploadSearchText(row);
  const update = db.updateTable('uploads').set({ search_text });
  await update
    .where('upload_id', '=', Number(id))
    .where('search_text', '!=', search_text)
    .execute();
}

export const useSources: readonly UseSource[] = [
  ...allKinds.map(itemSource),
  ...allKinds.map(trashSource),
  settings,
  films,
];

/** Random, so no other text contains it by chance. */
const namePattern = /\/media\/([0-9a-f]{32})/g;

function stemsIn(text: unknown): string[] {
  return [...String(text).matchAll(namePattern)].map(([, stem = '']) => stem);
}

type NamedFile = Pick<UploadUseTable, 'stem' | 'version' | 'fields'>;

/** The files that one row names, in the order of their names. */
export function filesNamedBy({ columns, draft }: UseSource, row: ItemRow): NamedFile[] {
  const fieldsOf = new Map<string, Set<string>>();
  const note = (stem: string, field: string) =>
    fieldsOf.set(stem, (fieldsOf.get(stem) ?? new Set()).add(field));
  for (const column of columns) for (const stem of stemsIn(row[column])) note(stem, column);
  const stored = new Set(fieldsOf.keys());
  const newer: Record<string, unknown> = draft ? JSON.parse(String(row.draft ?? '{}')) : {};
  for (const [field, value] of Object.entries(newer ?? {})) {
    for (const stem of stemsIn(JSON.stringify(value))) if (!stored.has(stem)) note(stem, field);
  }
  return [...fieldsOf]
    .map(([stem, fields]) => ({
      stem,
      version: stored.has(stem) ? ('stored' as const) : ('draft' as const),
      fields: [...fields].join(),
    }))
    .toSorted((one, other) => (one.stem < other.stem ? -1 : 1));
}
