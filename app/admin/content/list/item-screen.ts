import type { ComponentType } from 'react';
import { type ListSort, listSorts } from '../../../../domain/api/content/item-lists.ts';
import type { Category } from '../../../../domain/content/category.ts';
import { categoryField } from '../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { fetchCategories, type StoredItem } from '../../item-calls.ts';
import { askedBeside, latestPage } from '../../ui/lists/latest-page.ts';
import { listQuery } from '../../ui/lists/list-query.ts';
import { type Outcome, outcomeOf } from '../../ui/loaded.tsx';
import { type LoadedFilters, loadSavedFilters } from '../../ui/saved-filters/load-saved.ts';
import type { Selection } from '../bulk/use-selection.ts';
import type { FormExtras } from '../editor/form.ts';
import { itemFilters } from './item-filters.ts';
import { type FoundPage, findPage, type Listed } from './list-calls.ts';

/** The name of an item's category; undefined while it has none or the categories are not known. */
export type CategoryOf = (item: StoredItem) => string | undefined;

export interface ItemsProps {
  screen: ItemScreen;
  shown: Listed[];
  categoryOf: CategoryOf;
  selection: Selection;
  onEdit: (item: StoredItem) => void;
  onDelete: (item: StoredItem) => void;
  onDuplicate: (item: StoredItem) => void;
}

export interface ScreenTexts {
  screen: string;
  create: string;
  loading: string;
  /** What to do when there is nothing at all. */
  empty: string;
  /** Label of the search field, such as 'Find a blog'. */
  search: string;
  /** What the orders besides 'last change' are called. */
  sorts: Record<Exclude<ListSort, 'changed'>, string>;
  untitled: string;
  editor: string;
  /** What is waited for while the item to edit loads, for screen readers. */
  loadingOne: string;
  /** What the browser asks before an item goes that has a page of its own to edit (decision D23). */
  deleteQuestion: string;
}

export interface KindParts {
  /** In place of words that are made of the kind's noun. */
  texts?: Partial<ScreenTexts>;
  titleOf?: (item: StoredItem) => string;
  /** The found items of a page of the list, in place of the table. */
  Items?: ComponentType<ItemsProps>;
  extras?: FormExtras;
  /** Another way to make items of it, beside the button for a new one. */
  maker?: { path: string; name: string } | null;
}

export interface ItemScreen extends Required<KindParts> {
  kind: AnyKind;
  texts: ScreenTexts;
}

export type LoadedCategories = Promise<Outcome<Category[]>> | null;

export interface LoadedItems {
  page: Promise<Outcome<FoundPage>>;
  /** Null for a kind without them. */
  categories: LoadedCategories;
  saved: LoadedFilters;
}

function categoriesFor(kind: AnyKind, url: URL): LoadedCategories {
  if (categoryField(kind) === undefined) return null;
  return askedBeside('categories', url, () => outcomeOf(fetchCategories()));
}

export function loadItems({ kind }: ItemScreen, request: Request): LoadedItems {
  const url = new URL(request.url);
  const query = listQuery(url.searchParams, listSorts, itemFilters);
  return {
    page: latestPage((signal) => findPage(kind, query, signal)),
    categories: categoriesFor(kind, url),
    saved: loadSavedFilters(kind.name, url),
  };
}
