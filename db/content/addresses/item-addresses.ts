import type { Kind } from '../../../domain/content/kind.ts';
import { anyKinds, type ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import type { Database } from '../../open.ts';
import { findItemState } from '../find-items.ts';
import { keyOf } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';

export async function findPublicAddress(
  db: Database,
  kind: ItemKind,
  id: string,
): Promise<string | null> {
  return (await findItemState(db, kind, id))?.address ?? null;
}

export function placeOf(path: string): { kind: Kind; part: string } | null {
  const at = path.lastIndexOf('/') + 1;
  const kind = anyKinds.find(({ address }) => address.base === path.slice(0, at));
  return kind ? { kind, part: path.slice(at) } : null;
}

export async function isPublicPath(db: Database, path: string): Promise<boolean> {
  const place = placeOf(path);
  if (!place) return false;
  const { address, key, table } = place.kind;
  const value = address.column === key.column ? keyOf(place.kind, place.part) : place.part;
  if (value === null) return false;
  const query = itemTables(db).selectFrom(table).select('status');
  const row = await query.where(address.column, '=', value).executeTakeFirst();
  return row?.status === publicStatus;
}
