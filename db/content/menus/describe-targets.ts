import type { DescribedTarget } from '../../../domain/api/content/addresses/targets.ts';
import { itemPath } from '../../../domain/content/addresses/item-path.ts';
import { type ItemTarget, targetOf } from '../../../domain/content/fields/target.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { itemKinds } from '../../../domain/content/kinds/names.ts';
import type { Database } from '../../open.ts';
import { findItemRow } from '../find-items.ts';
import { publicAddress, stateOf } from '../item-rows.ts';
import { findLed, type Led } from './item-targets.ts';

type State = DescribedTarget['state'];

/** What the lists say of items, and the trash of those that were deleted. */
async function findStates(db: Database, items: readonly ItemTarget[]): Promise<Map<string, State>> {
  const perKind = itemKinds.flatMap((kind) => {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
    if (ids.length === 0) return [];
    const listed = db
      .selectFrom('item_list')
      .select(['item_id', 'state'])
      .where('kind', '=', kind)
      .where('item_id', 'in', ids)
      .execute();
    const trashed = db
      .selectFrom('trash')
      .select('item_id')
      .where('kind', '=', kind)
      .where('item_id', 'in', ids)
      .execute();
    return [Promise.all([kind, listed, trashed])];
  });
  const found = (await Promise.all(perKind)).flatMap(([kind, listed, trashed]) => [
    ...trashed.map(({ item_id: id }) => [targetOf({ kind, id }), 'trash'] as const),
    ...listed.map(({ item_id: id, state }) => [targetOf({ kind, id }), state] as const),
  ]);
  return new Map(found);
}

async function describe(db: Database, { target, item, rest }: Led, state: State) {
  const kind = kindNamed(item.kind);
  const common = { target, ...item, state };
  const row = state === 'gone' ? null : await findItemRow(db, kind, item.id);
  if (!row) return { ...common, title: '', address: null };
  const part = row[kind.address.column];
  const isPublic = publicAddress(kind, row) !== null;
  const address = isPublic ? itemPath(kind, String(part)) + rest : null;
  return { ...common, title: stateOf(kind, row).title, address };
}

/** Items as the back office shows them where a link leads to them; other targets are left out. */
export async function findDescribedTargets(
  db: Database,
  targets: readonly string[],
): Promise<DescribedTarget[]> {
  const led = await findLed(db, [...new Set(targets)]);
  const items = led.map(({ item }) => item);
  const states = await findStates(db, items);
  const stateOfItem = (item: ItemTarget) => states.get(targetOf(item)) ?? 'gone';
  return Promise.all(led.map((link) => describe(db, link, stateOfItem(link.item))));
}
