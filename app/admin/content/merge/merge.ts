import type { Fields } from '../journal/fields.ts';

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

/** Joins what two people made of the same fields (R-X-08). */
export function merge(base: Fields, mine: Fields, theirs: Fields): Merged {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const all = names.map((name) => ({
    name,
    base: base[name] ?? '',
    mine: mine[name] ?? '',
    theirs: theirs[name] ?? '',
  }));
  const collisions = all
    .filter((field) => field.mine !== field.theirs)
    .filter((field) => field.mine !== field.base && field.theirs !== field.base)
    .map(({ base: _, ...collision }) => collision);
  const fields = all.map((field) => [
    field.name,
    field.mine === field.base ? field.theirs : field.mine,
  ]);
  return { fields: Object.fromEntries(fields), collisions };
}
