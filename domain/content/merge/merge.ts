import { idsIn, listOfOrder, mergeOrders, orderName } from './merge-orders.ts';

/** A text per field, under the field's name. */
export type Fields = Record<string, string>;

/** A field that two people have changed, each in another way. */
export interface Collision {
  name: string;
  mine: string;
  theirs: string;
}

interface Merged {
  /** What only one of the two has changed is in them; where both have, mine. */
  fields: Fields;
  collisions: Collision[];
}

function idsOf(fields: Fields, list: string): string[] {
  return idsIn(fields[orderName(list)] ?? '');
}

/** Begins the names of all that a side has removed with its row. */
function removedIn(base: Fields, side: Fields): string[] {
  return Object.keys(base).flatMap((name) => {
    const list = listOfOrder(name);
    if (list === null) return [];
    const left = new Set(idsOf(side, list));
    return idsOf(base, list)
      .filter((id) => !left.has(id))
      .map((id) => `${list}.${id}.`);
  });
}

/** A side with the rows that it removed as they were, so that they do not collide with changes in them. */
function withRemoved(base: Fields, side: Fields): Fields {
  const removed = removedIn(base, side);
  const names = Object.keys(base).filter((name) => removed.some((row) => name.startsWith(row)));
  return { ...side, ...Object.fromEntries(names.map((name) => [name, base[name] ?? ''])) };
}

/** Joins what two people made of the same fields (R-X-08). */
export function merge(base: Fields, sent: Fields, stored: Fields): Merged {
  const [mineAll, theirsAll] = [withRemoved(base, sent), withRemoved(base, stored)];
  const names = [...new Set([...Object.keys(mineAll), ...Object.keys(theirsAll)])];
  const isChanged = (row: string) =>
    names.some((name) => {
      if (!name.startsWith(row)) return false;
      const before = base[name] ?? '';
      return (mineAll[name] ?? '') !== before || (theirsAll[name] ?? '') !== before;
    });
  const all = names.map((name) => ({
    name,
    base: base[name] ?? '',
    mine: mineAll[name] ?? '',
    theirs: theirsAll[name] ?? '',
  }));
  const joined = all.map(({ name, ...texts }) => {
    const list = listOfOrder(name);
    const { mine, theirs } = texts;
    if (list === null || mine === theirs) {
      return { name, ...texts, text: mine === texts.base ? theirs : mine, isAsked: list === null };
    }
    const orders = { base: idsIn(texts.base), mine: idsIn(mine), theirs: idsIn(theirs) };
    const text = mergeOrders(orders, (id) => isChanged(`${list}.${id}.`)).join(' ');
    return { name, ...texts, text, isAsked: false };
  });
  const collisions = joined
    .filter(({ isAsked, mine, theirs }) => isAsked && mine !== theirs)
    .filter(({ base: before, mine, theirs }) => mine !== before && theirs !== before)
    .map(({ name, mine, theirs }) => ({ name, mine, theirs }));
  return { fields: Object.fromEntries(joined.map(({ name, text }) => [name, text])), collisions };
}
