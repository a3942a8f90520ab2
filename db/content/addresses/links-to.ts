import type { LinksToItem } from '../../../domain/api/content/addresses/links-to.ts';
import { targetOf } from '../../../domain/content/fields/target.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { allKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import { fieldsWithLinks } from '../../../domain/content/mapped-values.ts';
import type { Database } from '../../open.ts';
import { findSiteSettingsIfAny } from '../../settings.ts';
import { findItemState } from '../find-items.ts';
import type { ItemState } from '../item-state.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { followed, isOther, mentions } from './inner-links.ts';

interface Link {
  own: ItemState;
  from: string;
  origin: string;
}

function isNamedIn(json: string, { from, origin }: Omit<Link, 'own'>): boolean {
  const ends = ['"', '#', '?'];
  return [from, `${origin}${from}`].some((address) =>
    ends.some((end) => json.includes(`"${address}${end}`)),
  );
}

async function countIn(db: Database, kind: Kind, link: Link): Promise<number> {
  const { own, from, origin } = link;
  const columns = fieldsWithLinks(kind);
  const rows = await itemTables(db)
    .selectFrom(kind.table)
    .select(columns)
    .where(isOther(kind, own))
    .where(mentions(columns, { from }))
    .execute();
  const move = { from, to: `${from}-` };
  const isLinking = (row: ItemRow) =>
    followed(kind, row, { move, origin }) !== null ||
    Object.values(row).some((value) => isNamedIn(String(value), link));
  return rows.filter(isLinking).length;
}

/** How many other items link to the public address of one; drafts count, newer ones beside them do not. */
export async function findLinksTo(
  db: Database,
  { kind, id }: { kind: ItemKind; id: string },
  origin: string,
): Promise<LinksToItem> {
  const own = await findItemState(db, kind, id);
  const from = own?.address ?? null;
  if (!own || from === null) return { address: null, pages: 0, inMenus: false };
  const counts = await Promise.all(allKinds.map((one) => countIn(db, one, { own, from, origin })));
  const menus = JSON.stringify((await findSiteSettingsIfAny(db))?.menus ?? {});
  const isByItem = menus.includes(`"${targetOf({ kind, id })}"`);
  return {
    address: from,
    pages: counts.reduce((sum, count) => sum + count, 0),
    inMenus: isByItem || isNamedIn(menus, { from, origin }),
  };
}
