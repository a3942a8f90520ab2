import { type ListSort, listItems } from '../../../../domain/api/content/item-lists.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { publicStatus } from '../../../../domain/content/publishing.ts';
import { request } from '../../api.ts';
import type { StoredItem } from '../../item-calls.ts';
import type { ListQuery } from '../../ui/lists/list-query.ts';

/** An item of a list. */
export interface Listed {
  item: StoredItem;
  isDraft: boolean;
}

/** One page of a list. */
export interface FoundPage {
  items: Listed[];
  /** Items in all, and those that were found. */
  total: number;
  found: number;
  number: number;
  last: number;
}

export async function findPage(
  kind: AnyKind,
  query: ListQuery<ListSort>,
  signal: AbortSignal,
): Promise<FoundPage> {
  const page = await request(listItems, { params: { kind: kind.name }, query, signal });
  const items = page.items.map(({ item, status }) => ({
    item,
    isDraft: status !== publicStatus,
  }));
  return { items, total: page.total, found: page.found, number: page.page, last: page.pages };
}
