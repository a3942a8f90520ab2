import { Button } from '@mantine/core';
import { type ReactNode, use, useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { Category } from '../../../../domain/content/category.ts';
import type { StoredItem } from '../../item-calls.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import type { Listed } from '../../ui/lists/item-states.ts';
import { ListTools } from '../../ui/lists/list-tools.tsx';
import { Failure, Loaded, type Outcome, Retry } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UndoStrip } from '../../ui/undo-strip.tsx';
import type { Undo } from '../../ui/use-undo.ts';
import { listTexts } from '../texts/lists.ts';
import {
  type CategoryOf,
  categoryField,
  type ItemScreen,
  type LoadedItems,
} from './item-screen.ts';

interface ItemListProps<Item extends StoredItem> {
  screen: ItemScreen<Item>;
  loaded: LoadedItems<Item>;
  undo: Undo;
  /** A call of this screen is under way. */
  busy?: boolean;
  /** Why the last one failed, where no banner says it. */
  error?: string | null;
  onCreate: () => void;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  children?: ReactNode;
}

/** The screen that lists the items of a kind. */
export function ItemList<Item extends StoredItem>({
  screen,
  loaded,
  ...props
}: ItemListProps<Item>) {
  const { revalidate } = useRevalidator();
  const { texts } = screen;
  return (
    <>
      <PageTitle title={texts.screen}>
        <Button
          leftSection={<AdminIcon name="add" />}
          disabled={props.busy}
          onClick={props.onCreate}
        >
          {texts.create}
        </Button>
      </PageTitle>
      <UndoStrip undo={props.undo} />
      {props.error && <Failure>{props.error}</Failure>}
      <Loaded of={loaded.items} waiting={texts.loading} onRetry={revalidate}>
        {(listed) => (
          <FoundItems
            screen={screen}
            listed={listed}
            categories={loaded.categories}
            onEdit={props.onEdit}
            onDelete={props.onDelete}
          />
        )}
      </Loaded>
      {props.children}
    </>
  );
}

interface FoundItemsProps<Item extends StoredItem> {
  screen: ItemScreen<Item>;
  listed: Listed<Item>[];
  categories: LoadedItems<Item>['categories'];
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

function FoundItems<Item extends StoredItem>(props: FoundItemsProps<Item>) {
  const { screen, listed, categories, onEdit, onDelete } = props;
  const { texts, orders, Items } = screen;
  const known = categories && use(categories);
  const categoryOf = useCategoryNames(screen, known);
  const textOf = useCallback((item: Item) => screen.textOf(item, categoryOf), [screen, categoryOf]);
  return (
    <>
      {known && 'error' in known && <CategoriesMissing />}
      <ListTools
        items={listed}
        textOf={textOf}
        orders={orders}
        label={texts.search}
        empty={texts.empty}
      >
        {(shown) => (
          <Items shown={shown} categoryOf={categoryOf} onEdit={onEdit} onDelete={onDelete} />
        )}
      </ListTools>
    </>
  );
}

/** Looks an item's category up by its id (R-2.7-09). */
function useCategoryNames<Item extends StoredItem>(
  { kind }: ItemScreen<Item>,
  known: Outcome<Category[]> | null,
): CategoryOf<Item> {
  return useMemo(() => {
    const categories = known && 'data' in known ? known.data : [];
    const names = new Map<unknown, string>(
      categories.map(({ category_id, category }) => [category_id, category]),
    );
    const field = categoryField(kind) ?? '';
    return (item) => names.get(item[field]);
  }, [kind, known]);
}

/** The list stands without its categories' names, too (R-8-09). */
function CategoriesMissing() {
  const { revalidate } = useRevalidator();
  return (
    <div className="adminMissing">
      <Failure>{listTexts.categoriesFailed}</Failure>
      <Retry onRetry={revalidate} />
    </div>
  );
}
