import { comparablePath } from '../../../domain/content/addresses/address.ts';
import {
  type ItemTarget,
  itemOfTarget,
  placeInPage,
  targetOf,
} from '../../../domain/content/fields/target.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { isItemKind } from '../../../domain/content/kinds/names.ts';
import { mapTargets, targetsIn } from '../../../domain/settings/menus/shown-menus.ts';
import type { Menus } from '../../../domain/settings.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { placesAt } from '../addresses/item-addresses.ts';
import { findItemAt } from '../addresses/redirects.ts';
import { keyOf } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';

async function findItemWith(db: Database, kind: Kind, part: string): Promise<string | null> {
  const { address, key, name, table } = kind;
  const value = address.column === key.column ? keyOf(kind, part) : part;
  if (value === null) return null;
  const query = itemTables(db).selectFrom(table).select(key.column);
  const row = await query.where(address.column, '=', value).executeTakeFirst();
  return row && isItemKind(name) ? targetOf({ kind: name, id: String(row[key.column]) }) : null;
}

/** The item whose address this is, or was; null where there is none. */
async function findTargetAt(db: Database, target: string): Promise<string | null> {
  const path = target.startsWith('/') && !/[?#]/.test(target) ? comparablePath(target) : null;
  if (path === null || !isStorable(path)) return null;
  const places = placesAt(path)
    .filter(({ kind }) => !kind.original)
    .map(({ kind, part }) => findItemWith(db, kind, part));
  const found = (await Promise.all(places)).find((item) => item !== null);
  if (found) return found;
  const before = await findItemAt(db, path);
  if (!before || !isItemKind(before.kind)) return null;
  return targetOf({ kind: before.kind, id: before.id });
}

export interface Led {
  target: string;
  item: ItemTarget;
  /** What follows the path of the item in an address. */
  rest: string;
}

/** The items that links lead to, also those to a place in a page; other targets are left out. */
export async function findLed(db: Database, targets: readonly string[]): Promise<Led[]> {
  const led = targets.map(async (target): Promise<Led[]> => {
    const place = placeInPage(target);
    const named = place ? await findTargetAt(db, place.path) : target;
    const item = named === null ? null : itemOfTarget(named);
    return item ? [{ target, item, rest: place?.rest ?? '' }] : [];
  });
  return (await Promise.all(led)).flat();
}

/**
 * The menus with an item in the place of each address that one has: an entry follows it from now on.
 *
 * @param others what becomes of addresses of our own that no item has
 */
export async function withItemTargets(
  db: Database,
  menus: Menus,
  others: 'kept' | 'left out' = 'kept',
): Promise<Menus> {
  const own = targetsIn(menus).filter((target) => target.startsWith('/'));
  const found = await Promise.all(
    own.map(async (target) => [target, await findTargetAt(db, target)] as const),
  );
  const items = new Map(found);
  return mapTargets(menus, (target) => {
    const item = items.get(target);
    return item ?? (item === null && others === 'left out' ? null : target);
  });
}
