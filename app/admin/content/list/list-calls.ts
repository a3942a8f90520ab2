import { type ListQuery, listItems } from '../../../../domain/api/content/item-lists.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { publicStatus } from '../../../../domain/content/publishing.ts';
import { request } from '../../api.ts';
import type { StoredItem } from '../../item-calls.ts';
import { type Outcome, outcomeOf } from '../../ui/loaded.tsx';

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

async function findPage(kind: AnyKind, query: ListQuery, signal: AbortSignal): Promise<FoundPage> {
  const page = await request(listItems, { params: { kind: kind.name }, query, signal });
  const items = page.items.map(({ item, status }) => ({
    item,
    isDraft: status !== publicStatus,
  }));
  return { items, total: page.total, found: page.found, number: page.page, last: page.pages };
}

let latest = new AbortController();

/**
 * One page of a list. It ends the call before it, whose answer then never comes: no older one takes the
 * place of a newer one, and no failure of its own making is shown.
 */
export async function findLatestPage(kind: AnyKind, query: ListQuery): Promise<Outcome<FoundPage>> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  const outcome = await outcomeOf(findPage(kind, query, signal));
  return signal.aborted ? new Promise<never>(() => {}) : outcome;
}
