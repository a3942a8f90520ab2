import { Button } from '@mantine/core';
import { type ReactNode, use, useMemo } from 'react';
import { Link, useRevalidator } from 'react-router';
import { type ListSort, listSorts } from '../../../../domain/api/content/item-lists.ts';
import type { Category } from '../../../../domain/content/category.ts';
import { categoryField } from '../../../../domain/content/kind.ts';
import { listPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { itemKey, type StoredItem } from '../../item-calls.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import { EmptyNote } from '../../ui/layout/empty-note.tsx';
import { hasFilters, savedQuery } from '../../ui/lists/list-query.ts';
import { ListTools } from '../../ui/lists/list-tools.tsx';
import { Pages } from '../../ui/lists/pages.tsx';
import { type ListState, useListQuery } from '../../ui/lists/use-list-query.ts';
import { Failure, type Outcome, Retry, Waiting } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SavedFilters } from '../../ui/saved-filters/saved-filters.tsx';
import { UndoStrip } from '../../ui/undo/undo-strip.tsx';
import type { Undo } from '../../ui/undo/use-undo.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { BulkSummary } from '../bulk/bulk-result.tsx';
import { type Bulk, useBulk } from '../bulk/use-bulk.ts';
import { useListDuplicate } from '../duplicate/use-list-duplicate.ts';
import { listTexts } from '../texts/lists.ts';
import { itemFilters } from './item-filters.ts';
import styles from './item-list.module.css';
import type { CategoryOf, ItemScreen, LoadedItems } from './item-screen.ts';
import type { FoundPage } from './list-calls.ts';
import { ListFilters } from './list-filters.tsx';

interface ItemActions {
  onEdit: (item: StoredItem) => void;
  onDelete: (item: StoredItem) => void;
}

interface ItemListProps extends ItemActions {
  screen: ItemScreen;
  loaded: LoadedItems;
  undo: Undo;
  /** A call of this screen is under way. */
  busy?: boolean;
  /** Why the last one failed, where no banner says it. */
  error?: string | null;
  onCreate: () => void;
  children?: ReactNode;
}

/** The screen that lists the items of a kind. */
export function ItemList({ screen, loaded, ...props }: ItemListProps) {
  const { texts } = screen;
  const list = useListQuery(listSorts, itemFilters);
  const bulk = useBulk(screen.kind);
  const copying = useListDuplicate(screen.kind);
  const error = props.error ?? copying.message;
  return (
    <>
      <PageTitle title={texts.screen}>
        {screen.maker && (
          <Button component={Link} to={screen.maker.path} variant="default">
            {screen.maker.name}
          </Button>
        )}
        <Button
          leftSection={<AdminIcon name="add" />}
          disabled={props.busy}
          onClick={props.onCreate}
        >
          {texts.create}
        </Button>
      </PageTitle>
      <UndoStrip undo={props.undo} />
      <BulkSummary bulk={bulk} kind={screen.kind.name} />
      {error && <Failure>{error}</Failure>}
      <SavedFilters
        list={screen.kind.name}
        path={listPathOf(screen.kind.name)}
        saved={loaded.saved}
        query={savedQuery(list.query, listSorts)}
      />
      <Waiting label={texts.loading}>
        <FoundItems
          screen={screen}
          loaded={loaded}
          list={list}
          bulk={bulk}
          onEdit={props.onEdit}
          onDelete={props.onDelete}
          onDuplicate={copying.duplicate}
        />
      </Waiting>
      {props.children}
    </>
  );
}

interface FoundItemsProps extends ItemActions {
  onDuplicate: (item: StoredItem) => void;
  screen: ItemScreen;
  loaded: LoadedItems;
  list: ListState<ListSort>;
  bulk: Bulk;
}

/** The search field stands above a page and above the failure of one alike: what was typed stays. */
function FoundItems(props: FoundItemsProps) {
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
