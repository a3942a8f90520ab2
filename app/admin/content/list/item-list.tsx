import { Button } from '@mantine/core';
import { type ReactNode, use, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { type ListSort, listSorts } from '../../../../domain/api/content/item-lists.ts';
import type { Category } from '../../../../domain/content/category.ts';
import { categoryField } from '../../../../domain/content/kind.ts';
import type { StoredItem } from '../../item-calls.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import { EmptyNote } from '../../ui/layout/empty-note.tsx';
import { ListTools } from '../../ui/lists/list-tools.tsx';
import { Pages } from '../../ui/lists/pages.tsx';
import { type ListState, useListQuery } from '../../ui/lists/use-list-query.ts';
import { Failure, type Outcome, Retry, Waiting } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UndoStrip } from '../../ui/undo-strip.tsx';
import type { Undo } from '../../ui/use-undo.ts';
import { listTexts } from '../texts/lists.ts';
import styles from './item-list.module.css';
import type { CategoryOf, ItemScreen, LoadedItems } from './item-screen.ts';
import type { FoundPage } from './list-calls.ts';

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
  const list = useListQuery(listSorts);
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
      <Waiting label={texts.loading}>
        <FoundItems
          screen={screen}
          loaded={loaded}
          list={list}
          onEdit={props.onEdit}
          onDelete={props.onDelete}
        />
      </Waiting>
      {props.children}
    </>
  );
}

interface FoundItemsProps extends ItemActions {
  screen: ItemScreen;
  loaded: LoadedItems;
  list: ListState<ListSort>;
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
  const tools = <ListTools label={texts.search} sorts={sorts} list={list} />;
  return (
    <>
      {page && known && 'error' in known && <CategoriesMissing />}
      {page?.total === 0 ? <EmptyNote>{texts.empty}</EmptyNote> : tools}
      {page && page.total > 0 && (
        <PageOfItems screen={screen} page={page} list={list} categoryOf={categoryOf} {...actions} />
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
  screen: ItemScreen;
  page: FoundPage;
  list: ListState<ListSort>;
  categoryOf: CategoryOf;
}

function PageOfItems(props: PageOfItemsProps) {
  const { screen, page, list, categoryOf, onEdit, onDelete } = props;
  const { Items } = screen;
  const { find } = list.query;
  return (
    <>
      <p className="visuallyHidden" role="status">
        {find && listTexts.found(page.found, page.total)}
      </p>
      {page.found > 0 ? (
        <Items
          screen={screen}
          shown={page.items}
          categoryOf={categoryOf}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ) : (
        <EmptyNote>{listTexts.nothingFound(find)}</EmptyNote>
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
