export type TileSpan = 5 | 7;

const columns = 12;

/** The first of every three tiles is the narrow one (R-2.1-12). */
export function tileSpan(index: number): TileSpan {
  return index % 3 === 0 ? 5 : 7;
}

/** Columns beside a tile that is alone in its row. */
export function roomBeside(index: number): TileSpan {
  return tileSpan(index) === 5 ? 7 : 5;
}

/** Tiles that are alone in their row: a row ends where the next one does not fit (decision D28). */
export function tilesBesideRoom(count: number): number[] {
  const besideRoom: number[] = [];
  let used = 0;
  for (let index = 0; index <= count; index += 1) {
    const fits = index < count && used + tileSpan(index) <= columns;
    if (!fits && used > 0 && used < columns) besideRoom.push(index - 1);
    used = fits ? used + tileSpan(index) : tileSpan(index);
  }
  return besideRoom;
}
