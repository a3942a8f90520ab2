import type { Kind } from '../../../domain/content/kind.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { allKinds, storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import { mayHavePrefix } from '../../../domain/languages/language-path.ts';
import { publishedLanguages } from '../../../domain/languages/site-languages.ts';
import type { Database } from '../../open.ts';
import { findSiteRows } from '../../site-rows.ts';
import { findItemRow } from '../find-items.ts';
import { keyOf, publicAddress } from '../item-rows.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { isPublished } from '../publishing/published.ts';

async function findPublishedTags(db: Database): Promise<unknown[]> {
  const found = await findSiteRows(db);
  if (!found) return [];
  const [, ...further] = publishedLanguages(found.settings);
  return further.map(({ tag }) => tag);
}

/** Those that visitors have a page of: an edition needs a public original and a published language. */
async function withPages(db: Database, { original }: Kind, rows: ItemRow[]): Promise<ItemRow[]> {
  const shown = rows.filter(({ status }) => status === publicStatus);
  if (!original || shown.length === 0) return shown;
  const { table, key } = original;
  const ids = shown.map(({ origin_id }) => origin_id);
  const query = itemTables(db).selectFrom(table).select(key.column).where(isPublished);
  const originals = await query.where(key.column, 'in', ids).execute();
  const known = new Set(originals.map((row) => row[key.column]));
  const tags = await findPublishedTags(db);
  return shown.filter((row) => known.has(row.origin_id) && tags.includes(row.language));
}

export async function findPublicAddress(
  db: Database,
  name: StoredKind,
  id: string,
): Promise<string | null> {
  const kind = storedKindNamed(name);
  const row = await findItemRow(db, kind, id);
  const [shown] = row ? await withPages(db, kind, [row]) : [];
  return shown ? publicAddress(kind, shown) : null;
}

interface Place {
  kind: Kind;
  /** What the column of the kind's address holds. */
  part: string;
}

/** Where an item of the path would be: a kind may hold whole paths, or the last part of them. */
export function placesAt(path: string): Place[] {
  const at = path.lastIndexOf('/') + 1;
  // Elsewhere no edition is looked for (R-L-15).
  return (mayHavePrefix(path) ? allKinds : anyKinds).flatMap((kind) => {
    const { base } = kind.address;
    if (base === '') return [{ kind, part: path }];
    return base === path.slice(0, at) ? [{ kind, part: path.slice(at) }] : [];
  });
}

export async function isPublicPath(db: Database, path: string): Promise<boolean> {
  return (await findPublicPaths(db, [path])).has(path);
}

/** Those of the paths at which a public page stands, by one query per kind, and two where editions stand. */
export async function findPublicPaths(
  db: Database,
  paths: readonly string[],
): Promise<Set<string>> {
  const places = Map.groupBy(paths.flatMap(placesAt), ({ kind }) => kind);
  const found = [...places].map(async ([kind, at]) => {
    const { address, key, table } = kind;
    const values = at.flatMap(({ part }) =>
      address.column === key.column ? (keyOf(kind, part) ?? []) : part,
    );
    if (values.length === 0) return [];
    const columns = [address.column, 'status', ...(kind.original ? ['origin_id', 'language'] : [])];
    const query = itemTables(db).selectFrom(table).select(columns);
    const rows = await query.where(address.column, 'in', values).execute();
    return (await withPages(db, kind, rows)).flatMap((row) => publicAddress(kind, row) ?? []);
  });
  return new Set((await Promise.all(found)).flat());
}
