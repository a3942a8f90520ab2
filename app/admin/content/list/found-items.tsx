import { use, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { ListSort } from '../../../../domain/api/content/item-lists.ts';
import type { Category } from '../../../../domain/content/category.ts';
import { categoryField } from '../../../../domain/content/kind.ts';
import { itemKey, type StoredItem } from '../../item-calls.ts';
import { EmptyNote } from '../../ui/layout/layout.tsx';
import { hasFilters } from '../../ui/lists/list-query.ts';
import { ListTools } from '../../ui/lists/list-tools.tsx';
import { Pages } from '../../ui/lists/pages.tsx';
import type { ListState } from '../../ui/lists/use-list-query.ts';
import { Failure, type Outcome, Retry } from '../../ui/loaded.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { Bulk } from '../bulk/use-bulk.ts';
import { listTexts } from '../texts/lists.ts';
import styles from './found-items.module.css';
import type { CategoryOf, ItemScreen, LoadedItems } from './item-screen.ts';
import type { FoundPage } from './list-calls.ts';
import { ListFilters } from './list-filters.tsx';

export interface ItemActions {
  onEdit: (item: StoredItem) => void;
  onDelete: (item: StoredItem) => void;
}

interface FoundItemsProps extends ItemActions {
  onDuplicate: (item: StoredItem) => void;
  screen: ItemScreen;
  loaded: LoadedItems;
  list: ListState<ListSort>;
  bulk: Bulk;
}

/** The search field stands above a page and above the failure of one alike: what was typed stays. */
export function FoundItems(props: FoundItemsProps) {
  const { screen, loaded, list, ...actions } = props;
  const { revalidate } = useRevalidator();
  const outcome = use(loaded.page);
  const known = loaded.categories && use(loaded.categories);
  const categoryOf = useCategoryNames(screen, known);
  const { texts } = screen;
  const page = 'data' in outcome ? outcome.data : null;
  const sorts = { changed: listTexts.lastChange, ...texts.sorts };
  const categories = known && ('data' in known ? known.data : []);
  const tools = (
    <ListTools label={texts.search} sorts={sorts} list={list}>
      <ListFilters
        list={list}
        kind={screen.kind}
        categories={categories}
        authors={page?.authors ?? []}
      />
    </ListTools>
  );
  return (
    <>
      {page && known && 'error' in known && <CategoriesMissing />}
      {page?.total === 0 ? <EmptyNote>{texts.empty}</EmptyNote> : tools}
      {page && page.total > 0 && (
        <PageOfItems
          screen={screen}
          page={page}
          list={list}
          categories={categories}
          categoryOf={categoryOf}
          {...actions}
        />
      )}
      {'error' in outcome && (
        <>
          <Failure>{outcome.error}</Failure>
          <Retry onRetry={revalidate} />
        </>
      )}
    </>
  );
}

interface PageOfItemsProps extends ItemActions {
  onDuplicate: (item: StoredItem) => void;
  screen: ItemScreen;
  page: FoundPage;
  list: ListState<ListSort>;
  bulk: Bulk;
  categories: Category[] | null;
  categoryOf: CategoryOf;
}

function PageOfItems(props: PageOfItemsProps) {
  const { screen, page, list, bulk, categories, ...rows } = props;
  const { Items, kind } = screen;
  const { find } = list.query;
  const selection = bulk.on(page.items);
  const isNarrowed = find !== '' || hasFilters(list.query);
  return (
    <>
      <p className="visuallyHidden" role="status">
        {isNarrowed && listTexts.found(page.found, page.total)}
      </p>
      {page.found > 0 ? (
        <>
          <BulkBar
            bulk={bulk}
            selection={selection}
            shown={page.items.map(({ item }) => String(itemKey(kind, item)))}
            categories={categories}
          />
          <Items screen={screen} shown={page.items} selection={selection} {...rows} />
        </>
      ) : (
        <EmptyNote>{find ? listTexts.nothingFound(find) : listTexts.nothingPasses}</EmptyNote>
      )}
      <Pages number={page.number} last={page.last} onChange={list.turnTo} />
    </>
  );
}

/** Looks an item's category up by its id (R-2.7-09). */
function useCategoryNames({ kind }: ItemScreen, known: Outcome<Category[]> | null): CategoryOf {
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
    <div className={styles.missing}>
      <Failure>{listTexts.categoriesFailed}</Failure>
      <Retry onRetry={revalidate} />
    </div>
  );
}
