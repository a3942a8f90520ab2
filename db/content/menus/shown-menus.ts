import { itemPath } from '../../../domain/content/addresses/item-path.ts';
import { type ItemTarget, itemOfTarget, targetOf } from '../../../domain/content/fields/target.ts';
import type { Original } from '../../../domain/content/kind.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import {
  type MenuLink,
  type ShownMenus,
  shownMenus,
  targetsIn,
} from '../../../domain/settings/menus/shown-menus.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { findSiteSettings } from '../../settings.ts';
import { keyOf } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';
import { isPublished } from '../publishing/published.ts';
import { findLed } from './item-targets.ts';

type Place = Omit<MenuLink, 'label'>;

function placeOf(kind: Original, part: string): Place {
  const href = itemPath(kind, part);
  const lists = anyKinds.find(({ page }) => page.list === href)?.address.base;
  return lists === undefined ? { href } : { href, lists };
}

async function findPlaces(
  db: Database,
  kind: Original,
  items: readonly ItemTarget[],
): Promise<[target: string, place: Place][]> {
  const { address, key, table } = kind;
  const keys = items.flatMap(({ kind: name, id }) =>
    name === kind.name ? (keyOf(kind, id) ?? []) : [],
  );
  if (keys.length === 0) return [];
  const rows = await itemTables(db)
    .selectFrom(table)
    .select([...new Set([key.column, address.column])])
    .where(key.column, 'in', keys)
    .where(isPublished)
    .execute();
  return rows.flatMap((row) => {
    const part = row[address.column];
    if (part === null || part === '') return [];
    const target = { kind: kind.name, id: String(row[key.column]) };
    return [[targetOf(target), placeOf(kind, String(part))]];
  });
}

/**
 * The menus as visitors see them, by a query for each kind and each place in a page (R-P-10).
 *
 * @param settings in another language than that of origin
 */
export async function findShownMenus(
  db: Database,
  settings?: Pick<SiteSettings, 'menus'>,
): Promise<ShownMenus> {
  const { menus } = settings ?? (await findSiteSettings(db));
  const led = await findLed(db, targetsIn(menus));
  const items = led.map(({ item }) => item);
  const found = await Promise.all(anyKinds.map((kind) => findPlaces(db, kind, items)));
  const places = new Map(found.flat());
  return shownMenus(menus, (target) => {
    const one = led.find((link) => link.target === target);
    if (!one) return itemOfTarget(target) ? null : { href: target };
    const place = places.get(targetOf(one.item)) ?? null;
    return place && one.rest ? { href: place.href + one.rest } : place;
  });
}
