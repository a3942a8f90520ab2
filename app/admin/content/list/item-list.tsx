import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listSorts } from '../../../../domain/api/content/item-lists.ts';
import { listPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import { savedQuery } from '../../ui/lists/list-query.ts';
import { useListQuery } from '../../ui/lists/use-list-query.ts';
import { Failure, Waiting } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SavedFilters } from '../../ui/saved-filters/saved-filters.tsx';
import { UndoStrip } from '../../ui/undo/undo-strip.tsx';
import type { Undo } from '../../ui/undo/use-undo.ts';
import { BulkSummary } from '../bulk/bulk-result.tsx';
import { useBulk } from '../bulk/use-bulk.ts';
import { useListDuplicate } from '../duplicate/use-list-duplicate.ts';
import { FoundItems, type ItemActions } from './found-items.tsx';
import { itemFilters } from './item-filters.ts';
import type { ItemScreen, LoadedItems } from './item-screen.ts';

interface ItemListProps extends ItemActions {
  screen: ItemScreen;
  loaded: LoadedItems;
  undo: Undo;
  busy?: boolean;
  /** Why the last one failed, where no banner says it. */
  error?: string | null;
  onCreate: () => void;
  children?: ReactNode;
}

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
