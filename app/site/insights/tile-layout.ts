export type TileSpan = 5 | 7;

const columns = 12;

/** The first of every three tiles is the narrow one (R-2.1-12). */
export function tileSpan(index: number): TileSpan {
  return index % 3 === 0 ? 5 : 7;
}

/**
 * The tiles of `count` that end a row with five columns to spare. Tiles keep their order, so a row ends
 * where the next tile does not fit (decision D28).
 */
export function tilesBesideRoom(count: number): number[] {
  const besideRoom: number[] = [];
  let used = 0;
  for (let index = 0; index <= count; index += 1) {
    const fits = index < count && used + tileSpan(index) <= columns;
    if (!fits && columns - used === 5) besideRoom.push(index - 1);
    used = fits ? used + tileSpan(index) : tileSpan(index);
  }
  return besideRoom;
}
