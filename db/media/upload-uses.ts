import { sql } from 'kysely';
import type { UploadUse } from '../../domain/api/media/uploads.ts';
import { nounOf, type StoredKind, storedKinds } from '../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../domain/content/kinds/stored-kinds.ts';
import { settingsGroups } from '../../domain/settings/groups/groups.ts';
import { findTitles } from '../content/lists/item-titles.ts';
import type { Database } from '../open.ts';
import { siteKeys } from '../site-rows.ts';
import type { UploadUseTable, UseKind } from './upload-use-tables.ts';
import { trashed } from './use-sources.ts';

/** Places that are named of one file; the others are counted. */
const namedUses = 5;

export interface UsesOfFile {
  count: number;
  places: UploadUse[];
}

export function stemOf(fileName: string): string {
  return fileName.slice(0, 32);
}

interface UseRow extends UploadUseTable {
  count: number;
}

async function findRows(db: Database, stems: string[], limit: number): Promise<UseRow[]> {
  const numbered = sql<UseRow & { number: number }>`(
    select upload_uses.*, count(*) over (partition by stem) as count, row_number() over
      (partition by stem order by kind like 'trash %', version desc, kind, source_id) as number
    from upload_uses where stem in (${sql.join(stems)}))`;
  return db
    .selectFrom(numbered.as<'numbered'>('numbered'))
    .select(['stem', 'kind', 'source_id', 'version', 'fields', 'count'])
    .$castTo<UseRow>()
    .where('number', '<=', limit)
    .orderBy('stem')
    .orderBy('number')
    .execute();
}

async function findFilmNames(db: Database, rows: UseRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ kind, source_id }) => (kind === 'film' ? [Number(source_id)] : []));
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('uploads')
    .select(['upload_id', 'original_name'])
    .where('upload_id', 'in', ids)
    .execute();
  return new Map(found.map(({ upload_id, original_name }) => [String(upload_id), original_name]));
}

async function findTrashTitles(db: Database, rows: UseRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ kind, source_id }) => (isTrashed(kind) ? [source_id] : []));
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('trash')
    .select(['kind', 'item_id', 'title'])
    .where('kind', 'in', storedKinds)
    .where('item_id', 'in', ids)
    .execute();
  return new Map(found.map(({ kind, item_id, title }) => [`${trashed(kind)} ${item_id}`, title]));
}

function isTrashed(kind: UseKind): boolean {
  return kind.startsWith('trash ');
}

export function isUseOfItem(kind: UseKind): kind is StoredKind {
  return storedKinds.some((name) => name === kind);
}

/** 'Meta Title' for `metaTitle` */
function labelOf(kind: StoredKind, field: string): string {
  return storedKindNamed(kind).fields[field]?.label.replace(/\*$/, '') ?? field;
}

/** The titles of today. */
async function findNames(db: Database, rows: UseRow[]): Promise<(row: UseRow) => string> {
  const items = rows.map(({ kind, source_id }) => ({ kind, item_id: source_id }));
  const titleOf = await findTitles(db, items);
  const films = await findFilmNames(db, rows);
  const deleted = await findTrashTitles(db, rows);
  return ({ kind, source_id: id, version }) => {
    // Nothing but the logo is a file.
    if (kind === 'setting') return id === siteKeys[1] ? settingsGroups.brand.title : id;
    if (kind === 'film') return films.get(id) ?? '';
    if (isTrashed(kind)) return deleted.get(`${kind} ${id}`) ?? '';
    return version === 'draft' ? 'newer draft' : (titleOf({ kind, item_id: id }) ?? '');
  };
}

function placeOf({ kind, source_id: id, fields }: UseRow, title: string): UploadUse {
  if (kind === 'film' || kind === 'setting') return { kind, id, title, fields: [] };
  if (!isUseOfItem(kind)) {
    return { kind: 'in the trash', id: `${kind.slice(6)} ${id}`, title, fields: [] };
  }
  const labels = fields.split(',').map((field) => labelOf(kind, field));
  return { kind: nounOf(kind), id, title, fields: [...new Set(labels)] };
}

/** By stem; without an entry nothing names the file. Call `compareUses` before. */
export async function findUses(
  db: Database,
  fileNames: string[],
  limit = namedUses,
): Promise<(fileName: string) => UsesOfFile> {
  const rows = fileNames.length > 0 ? await findRows(db, fileNames.map(stemOf), limit) : [];
  const nameOf = await findNames(db, rows);
  const uses = new Map<string, UsesOfFile>();
  for (const row of rows) {
    const { places } = uses.get(row.stem) ?? { places: [] };
    const place = placeOf(row, nameOf(row));
    uses.set(row.stem, { count: Number(row.count), places: [...places, place] });
  }
  return (fileName) => uses.get(stemOf(fileName)) ?? { count: 0, places: [] };
}
