import { keepVersion } from '../../entity-tags.ts';

/** An item with the fields of its newer draft, under the version that both have together. */
export function newerDraftOf<Item extends object>(item: Item, newer: object): Item {
  const known = Object.entries(newer).filter(([name]) => name in item);
  return keepVersion(item, { ...item, ...Object.fromEntries(known) });
}
