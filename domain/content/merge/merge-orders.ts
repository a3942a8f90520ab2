const end = '.order';

/** The text that holds the ids of a list's rows in their order. */
export function orderName(list: string): string {
  return `${list}${end}`;
}

/** The list whose order a text holds; null for any other text. */
export function listOfOrder(name: string): string | null {
  return name.endsWith(end) ? name.slice(0, -end.length) : null;
}

export function idsIn(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}

/** Ids whose neighbours changed least: all others count as moved. */
function unmoved(base: readonly string[], now: readonly string[]): Set<string> {
  const common = now.filter((id) => base.includes(id));
  const best: string[][] = [];
  for (const [at, id] of common.entries()) {
    const before = common
      .slice(0, at)
      .map((other, place) => (base.indexOf(other) < base.indexOf(id) ? (best[place] ?? []) : []))
      .reduce((longest, list) => (list.length > longest.length ? list : longest), []);
    best.push([...before, id]);
  }
  return new Set(
    best.reduce((longest, list) => (list.length > longest.length ? list : longest), []),
  );
}

export interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/**
 * Theirs with what mine moved, added and removed. What both have moved stands where mine has it: the
 * last one to save wins, as a place is no text that could be lost (R-P-13).
 *
 * @param isKept of what one side removed: whether the other has changed it meanwhile
 */
export function mergeOrders(
  { base, mine, theirs }: Orders,
  isKept: (id: string) => boolean = () => false,
): string[] {
  const isRemoved = (id: string) =>
    base.includes(id) && !(mine.includes(id) && theirs.includes(id)) && !isKept(id);
  const resting = unmoved(base, mine);
  const isMine = (id: string) => !(resting.has(id) && theirs.includes(id));
  const merged = theirs.filter((id) => !isRemoved(id));
  const wanted = mine.filter((id) => !isRemoved(id));
  for (const [at, id] of wanted.entries()) {
    if (!isMine(id)) continue;
    const from = merged.indexOf(id);
    if (from >= 0) merged.splice(from, 1);
    merged.splice(merged.indexOf(wanted[at - 1] ?? '') + 1, 0, id);
  }
  return merged;
}
