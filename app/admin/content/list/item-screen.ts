import type { ComponentType } from 'react';
import type { ListSort } from '../../../../domain/api/content/item-lists.ts';
import type { Category } from '../../../../domain/content/category.ts';
import { categoryField } from '../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { findCategories, type StoredItem } from '../../item-calls.ts';
import { type Outcome, outcomeOf } from '../../ui/loaded.tsx';
import { type FoundPage, findLatestPage, type Listed } from './list-calls.ts';
import { listQuery } from './list-query.ts';

/** The name of an item's category; undefined while it has none or the categories are not known. */
export type CategoryOf<Item> = (item: Item) => string | undefined;

export interface ItemsProps<Item> {
  shown: Listed<Item>[];
  categoryOf: CategoryOf<Item>;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

interface ScreenTexts {
  screen: string;
  create: string;
  loading: string;
  /** What to do when there is nothing at all. */
  empty: string;
  /** Label of the search field, such as 'Find a blog'. */
  search: string;
  /** What the orders besides 'last change' are called. */
  sorts: Record<Exclude<ListSort, 'changed'>, string>;
}

/** What is special about the list of a kind. */
export interface ItemScreen<Item extends StoredItem> {
  kind: AnyKind;
  texts: ScreenTexts;
  /** What a deleted item is called. */
  titleOf: (item: Item) => string;
  /** The found items of a page, as cards or as rows. */
  Items: ComponentType<ItemsProps<Item>>;
}

export type LoadedCategories = Promise<Outcome<Category[]>> | null;

/** What a list has loaded. */
export interface LoadedItems<Item> {
  page: Promise<Outcome<FoundPage<Item>>>;
  /** Null for a kind without them. */
  categories: LoadedCategories;
}

let categories: LoadedCategories = null;

/** Asked for anew whenever the list is, unless only another part of the same list is. */
function categoriesFor(kind: AnyKind, { pathname, search }: URL): LoadedCategories {
  if (categoryField(kind) === undefined) return null;
  const isOtherPart = pathname === location.pathname && search !== location.search;
  if (!categories || !isOtherPart) categories = outcomeOf(findCategories());
  return categories;
}

export function loadItems<Item extends StoredItem>(
  { kind }: ItemScreen<Item>,
  request: Request,
): LoadedItems<Item> {
  const url = new URL(request.url);
  return {
    page: findLatestPage(kind, listQuery(url.searchParams)),
    categories: categoriesFor(kind, url),
  };
}
