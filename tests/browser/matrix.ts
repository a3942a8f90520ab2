/** `MATRIX=all`: each page at every width, in every scheme, mode and direction; else each in some of them. */
export const isWholeMatrix = process.env.MATRIX === 'all';

/** The whole list for `MATRIX=all`, else one of it for each turn, so that neighbours try all of them. */
export function inTurn<Item>(list: readonly Item[], turn: number): readonly Item[] {
  return isWholeMatrix ? list : list.slice(turn % list.length).slice(0, 1);
}
