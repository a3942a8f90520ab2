export type TileSpan = 5 | 7;

const columns = 12;

/** The first of every three tiles is the narrow one (R-2.1-12). */
export function tileSpan(index: number): TileSpan {
  return index % 3 === 0 ? 5 : 7;
}

/**
 * How many of `count` tiles stand before the first free place of five columns, or null when no row
 * leaves one. Tiles keep their order, so a row ends where the next tile does not fit (decision D28).
 */
export function firstFreePlace(count: number): number | null {
  let used = 0;
  for (let index = 0; index <= count; index += 1) {
    const fits = index < count && used + tileSpan(index) <= columns;
    if (!fits && columns - used === 5) return index;
    used = fits ? used + tileSpan(index) : tileSpan(index);
  }
  return null;
}
