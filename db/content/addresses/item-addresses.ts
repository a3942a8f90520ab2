import type { Kind } from '../../../domain/content/kind.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { allKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import { mayHavePrefix } from '../../../domain/languages/language-path.ts';
import type { Database } from '../../open.ts';
import { findItemState } from '../find-items.ts';
import { keyOf, publicAddress } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';

export async function findPublicAddress(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<string | null> {
  return (await findItemState(db, kind, id))?.address ?? null;
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

/** Those of the paths at which a public page stands, by one query per kind. */
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
    const query = itemTables(db).selectFrom(table).select([address.column, 'status']);
    const rows = await query.where(address.column, 'in', values).execute();
    return rows.flatMap((row) => publicAddress(kind, row) ?? []);
  });
  return new Set((await Promise.all(found)).flat());
}
