/** Items on one page of a list. */
export const pageSize = 60;

/** The items whose text holds every word typed, in any order and case. */
export function matching<Item>(items: Item[], textOf: (item: Item) => string, typed: string) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = textOf(item).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The text that an order goes by; null keeps the order in which the server sent the items. */
export type SortKey<Item> = ((item: Item) => string) | null;

const alphabetical = new Intl.Collator('en', { numeric: true }).compare;

/** A to Z as people read it, empty texts at the end; items with equal texts keep their order. */
export function sortedByText<Item>(items: Item[], key: SortKey<Item>): Item[] {
  if (!key) return items;
  const keyed = items.map((item) => ({ item, text: key(item) }));
  keyed.sort(
    (a, b) => Number(a.text === '') - Number(b.text === '') || alphabetical(a.text, b.text),
  );
  return keyed.map(({ item }) => item);
}

/** The last changed first; items whose change nobody knows keep their order at the end. */
export function lastChangedFirst<Item extends { changedAt: string }>(items: Item[]): Item[] {
  return items.toSorted(
    (a, b) => Number(a.changedAt < b.changedAt) - Number(a.changedAt > b.changedAt),
  );
}

export interface ListPage<Item> {
  items: Item[];
  /** Counted from 1; the last one when fewer are left than asked for. */
  number: number;
  last: number;
}

export function pageOf<Item>(items: Item[], asked: number): ListPage<Item> {
  const last = Math.max(1, Math.ceil(items.length / pageSize));
  const number = Math.min(Math.max(1, asked), last);
  return { items: items.slice((number - 1) * pageSize, number * pageSize), number, last };
}
