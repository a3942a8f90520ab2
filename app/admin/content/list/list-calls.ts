import { type ListSort, listItems } from '../../../../domain/api/content/item-lists.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import type { PublishingState } from '../../../../domain/content/publishing.ts';
import { request } from '../../api.ts';
import { itemKey, type StoredItem } from '../../item-calls.ts';
import type { ListPlace } from '../../ui/lists/list-query.ts';

export interface Listed {
  item: StoredItem;
  state: PublishingState;
  publishAt: string | null;
  changedAt: string;
  /** Address of the user; empty when nobody of the back office has. */
  changedBy: string;
  /** The path of its page; null while visitors have none. */
  address: string | null;
  openRemarks: number;
  /** How it stands in each further language; none on a site with one. */
  editions: { language: string; missing: number; outdated: number; ready: number }[];
}

export interface FoundPage {
  items: Listed[];
  /** Items in all, and those that were found. */
  total: number;
  found: number;
  number: number;
  last: number;
  /** Everybody who was the last to change an item of the list. */
  authors: string[];
}

export async function findPage(
  kind: AnyKind,
  query: ListPlace<ListSort>,
  signal: AbortSignal,
): Promise<FoundPage> {
  const { filters, ...part } = query;
  const asked = { ...part, ...filters };
  const page = await request(listItems, { params: { kind: kind.name }, query: asked, signal });
  const items = page.items.map((listed) => ({
    item: listed.item,
    state: listed.state,
    address: listed.address,
    publishAt: listed.publish_at,
    changedAt: listed.updated_at,
    changedBy: listed.changed_by,
    openRemarks: listed.open_remarks,
    // A server of the release before answers none.
    editions: (page.editions ?? []).filter(
      ({ item_id }) => item_id === String(itemKey(kind, listed.item)),
    ),
  }));
  const { total, found, page: number, pages: last, authors } = page;
  return { items, total, found, number, last, authors };
}
