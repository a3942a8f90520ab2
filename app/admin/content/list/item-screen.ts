import type { ComponentType } from 'react';
import type { Category } from '../../../../domain/content/category.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import {
  findCategories,
  findItemStates,
  findItems,
  itemKey,
  type StoredItem,
} from '../../item-calls.ts';
import { type Listed, withStates } from '../../ui/lists/item-states.ts';
import type { SortKey } from '../../ui/lists/matching.ts';
import { type Outcome, outcomeOf } from '../../ui/loaded.tsx';
import { fieldsIn } from '../editor/draft.ts';

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
}

/** What is special about the list of a kind. */
export interface ItemScreen<Item extends StoredItem> {
  kind: AnyKind;
  texts: ScreenTexts;
  /** Orders besides 'last change', by name. */
  orders: Record<string, SortKey<Item>>;
  /** What the search looks in. */
  textOf: (item: Item, categoryOf: CategoryOf<Item>) => string;
  /** What a deleted item is called. */
  titleOf: (item: Item) => string;
  /** The found items of a page, as cards or as rows. */
  Items: ComponentType<ItemsProps<Item>>;
}

/** What a list has loaded. */
export interface LoadedItems<Item> {
  items: Promise<Outcome<Listed<Item>[]>>;
  /** Null for a kind without them. */
  categories: Promise<Outcome<Category[]>> | null;
}

/** The field that holds an item's category_id. */
export function categoryField(kind: AnyKind): string | undefined {
  return fieldsIn(kind).find(([, { control }]) => control === 'category')?.[0];
}

export function loadItems<Item extends StoredItem>({ kind }: ItemScreen<Item>): LoadedItems<Item> {
  const items = withStates(
    findItems<Item>(kind),
    findItemStates(kind),
    (item) => itemKey(kind, item) ?? '',
  );
  const categories = categoryField(kind) === undefined ? null : outcomeOf(findCategories());
  return { items: outcomeOf(items), categories };
}
