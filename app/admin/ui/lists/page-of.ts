/** Items on one page of a list that was answered as a whole. */
const pageSize = 60;

interface ListPart<Item> {
  items: Item[];
  /** Counted from 1; the last one when fewer are left than asked for. */
  number: number;
  last: number;
}

export function pageOf<Item>(items: Item[], asked: number): ListPart<Item> {
  const last = Math.max(1, Math.ceil(items.length / pageSize));
  const number = Math.min(Math.max(1, asked), last);
  return { items: items.slice((number - 1) * pageSize, number * pageSize), number, last };
}
