import type { Page } from '@playwright/test';
import type { ListPage } from '../../domain/api/content/item-lists.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';

/** The list call of a kind, whatever it asks for. */
export function itemsCall(kind: ItemKind): RegExp {
  return new RegExp(`/api/items/${kind}(\\?|$)`);
}

type Item = ListPage['items'][number]['item'];

/** Items as their list call answers them, the first page by default. */
export function listPage(items: Item[], counts: Partial<ListPage> = {}): ListPage {
  const total = items.length;
  const published = { status: 'published', state: 'published', publish_at: null } as const;
  const stands = {
    ...published,
    updated_at: '2026-01-01T00:00:00.000Z',
    changed_by: '',
    address: null,
    open_remarks: 0,
  };
  return {
    items: items.map((item) => ({ item, ...stands })),
    total,
    found: total,
    page: 1,
    pages: 1,
    authors: [],
    editions: [],
    ...counts,
  };
}

/** Lets the list of a kind hold these items, on one page. */
export async function answerItems(page: Page, kind: ItemKind, items: Item[]): Promise<void> {
  await page.route(itemsCall(kind), (route) => route.fulfill({ json: listPage(items) }));
}
