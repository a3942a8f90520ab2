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
