import type { UploadUse } from '../../domain/api/media/uploads.ts';
import { fieldsWith } from '../../domain/content/kind.ts';
import { type AnyKind, kinds } from '../../domain/content/kinds/kinds.ts';
import { kindWords } from '../../domain/content/kinds/names.ts';
import { itemTables } from '../content/item-tables.ts';
import type { Database } from '../open.ts';

const batchSize = 200;

/** Random, so no other text contains it by chance. */
const namePattern = /\/media\/([0-9a-f]{32})/g;

export type UsesByName = Map<string, UploadUse[]>;

interface Reading {
  version: number;
  title: string;
  names: string[];
}

const readings = new WeakMap<Database, Map<string, Map<unknown, Reading>>>();

function readingsOf(db: Database, { table }: AnyKind): Map<unknown, Reading> {
  const ofDatabase = readings.get(db) ?? new Map<string, Map<unknown, Reading>>();
  readings.set(db, ofDatabase);
  const known = ofDatabase.get(table) ?? new Map<unknown, Reading>();
  ofDatabase.set(table, known);
  return known;
}

function namesIn(content: unknown): string[] {
  const found = [...JSON.stringify(content).matchAll(namePattern)].map(([, name = '']) => name);
  return [...new Set(found)];
}

function note(uses: UsesByName, use: UploadUse, names: string[]): void {
  for (const name of names) uses.set(name, [...(uses.get(name) ?? []), use]);
}

async function noteItems(db: Database, uses: UsesByName, kind: AnyKind): Promise<void> {
  const { table, key } = kind;
  const known = readingsOf(db, kind);
  const stored = await itemTables(db).selectFrom(table).select([key.column, 'version']).execute();
  const versions = new Map(stored.map((row) => [row[key.column], Number(row.version)]));
  for (const id of known.keys()) if (!versions.has(id)) known.delete(id);
  const changed = [...versions.keys()].filter((id) => known.get(id)?.version !== versions.get(id));
  const [title = ''] = fieldsWith(kind, 'title');
  const columns: string[] = [key.column, ...kind.fieldNames];
  for (let at = 0; at < changed.length; at += batchSize) {
    const rows = await itemTables(db)
      .selectFrom(table)
      .select(columns)
      .where(key.column, 'in', changed.slice(at, at + batchSize))
      .execute();
    for (const row of rows) {
      const id = row[key.column];
      const version = versions.get(id) ?? 0;
      known.set(id, { version, title: String(row[title]), names: namesIn(row) });
    }
  }
  for (const [id, { title, names }] of known) {
    note(uses, { kind: kind.noun, id: String(id), title }, names);
  }
}

async function noteTheRest(db: Database, uses: UsesByName): Promise<void> {
  const drafts = db.selectFrom('publishing').select(['kind', 'item_id', 'draft']);
  for (const { kind, item_id: id, draft } of await drafts
    .where('draft', 'is not', null)
    .execute()) {
    const { noun } = kindWords[kind];
    const isKnown = (name: string) =>
      uses.get(name)?.some((use) => use.kind === noun && use.id === id);
    const names = namesIn(draft).filter((name) => !isKnown(name));
    note(uses, { kind: noun, id, title: 'newer draft' }, names);
  }
  const deleted = db.selectFrom('trash').select(['kind', 'item_id', 'title', 'state']);
  for (const { kind, item_id, title, state } of await deleted.execute()) {
    note(uses, { kind: 'in the trash', id: `${kind} ${item_id}`, title }, namesIn(state));
  }
  const films = db.selectFrom('uploads').select(['upload_id', 'original_name', 'poster']);
  for (const { upload_id, original_name: title, poster } of await films
    .where('poster', '!=', '')
    .execute()) {
    note(uses, { kind: 'film', id: String(upload_id), title }, namesIn(poster));
  }
  for (const { key, value } of await db.selectFrom('settings').select(['key', 'value']).execute()) {
    note(uses, { kind: 'setting', id: key, title: key }, namesIn(value));
  }
}

/** Item texts are read once per version and process, so no index can go stale (docs/scale.md). */
export async function findUploadUses(db: Database): Promise<UsesByName> {
  const uses: UsesByName = new Map();
  for (const kind of kinds) await noteItems(db, uses, kind);
  await noteTheRest(db, uses);
  return uses;
}

export function usesOf(uses: UsesByName, fileName: string): UploadUse[] {
  return uses.get(fileName.slice(0, 32)) ?? [];
}
