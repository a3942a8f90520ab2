/** Preceding neighbours that an item should differ from: rows are up to three wide. */
const reach = 3;

function distanceTo(key: string | null, placed: (string | null)[]): number {
  const back = key === null ? -1 : placed.toReversed().indexOf(key);
  return back === -1 ? reach : Math.min(back, reach);
}

/** More than half of the items left: the next one must be one of them. */
function isPressing(key: string | null, left: (string | null)[]): boolean {
  return key !== null && left.filter((other) => other === key).length * 2 > left.length;
}

/** Neighbours differ where possible; a random order stays random. Null differs from everything. */
export function spread<T>(items: readonly T[], keyOf: (item: T) => string | null): T[] {
  const left = [...items];
  const placed: T[] = [];
  while (left.length > 0) {
    const keys = left.map(keyOf);
    const before = placed.map(keyOf);
    const worth = keys.map((key) => (isPressing(key, keys) ? reach + 1 : distanceTo(key, before)));
    placed.push(...left.splice(worth.indexOf(Math.max(...worth)), 1));
  }
  return placed;
}
