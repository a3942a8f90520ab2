import type { ListedState } from '../../../../domain/content/listed-state.ts';

/** An item of a specified list call with what that call leaves out. */
export interface Listed<Item> {
  item: Item;
  isDraft: boolean;
  /** ISO 8601 UTC; '' when nobody could tell. */
  changedAt: string;
}

/** Joins a list and its states. Without states the list keeps the server's order. */
export async function withStates<Item>(
  items: Promise<Item[]>,
  states: Promise<ListedState[]>,
  idOf: (item: Item) => string | number,
): Promise<Listed<Item>[]> {
  const [all, known] = await Promise.all([items, states.catch(() => [])]);
  const byId = new Map(known.map((state) => [state.id, state]));
  return all.map((item) => {
    const state = byId.get(String(idOf(item)));
    return { item, isDraft: state?.status === 'draft', changedAt: state?.updated_at ?? '' };
  });
}
