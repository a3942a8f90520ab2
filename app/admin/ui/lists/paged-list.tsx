import { type ReactNode, use } from 'react';
import { useRevalidator } from 'react-router';
import { listTexts } from '../../content/texts/lists.ts';
import { EmptyNote } from '../layout/layout.tsx';
import { Failure, type Outcome, Retry, Waiting } from '../loaded.tsx';
import { hasFilters } from './list-query.ts';
import { ListTools } from './list-tools.tsx';
import { Pages } from './pages.tsx';
import type { ListState } from './use-list-query.ts';

interface PageOfRows {
  total: number;
  found: number;
  page: number;
  pages: number;
}

interface PagedListProps<Page, Sort extends string> {
  of: Promise<Outcome<Page>>;
  list: ListState<Sort>;
  texts: {
    loading: string;
    /** What to do when there is nothing at all. */
    empty: string;
    search: string;
    sorts: Record<Sort, string>;
  };
  filters?: ReactNode;
  children: (page: Page) => ReactNode;
}

/** A list that comes page by page, with its search, its order and the way to the other pages. */
export function PagedList<Page extends PageOfRows, Sort extends string>(
  props: PagedListProps<Page, Sort>,
) {
  return (
    <Waiting label={props.texts.loading}>
      <FoundPart {...props} />
    </Waiting>
  );
}

/** The search field stands above a page and above the failure of one alike: what was typed stays. */
function FoundPart<Page extends PageOfRows, Sort extends string>({
  of,
  list,
  texts,
  filters,
  children,
}: PagedListProps<Page, Sort>) {
  const { revalidate } = useRevalidator();
  const outcome = use(of);
  const tools = (
    <ListTools label={texts.search} sorts={texts.sorts} list={list}>
      {filters}
    </ListTools>
  );
  if ('error' in outcome) {
    return (
      <>
        {tools}
        <Failure>{outcome.error}</Failure>
        <Retry onRetry={revalidate} />
      </>
    );
  }
  const page = outcome.data;
  if (page.total === 0 && !hasFilters(list.query)) return <EmptyNote>{texts.empty}</EmptyNote>;
  const { find } = list.query;
  return (
    <>
      {tools}
      <p className="visuallyHidden" role="status">
        {find && listTexts.found(page.found, page.total)}
      </p>
      {page.found > 0 ? (
        children(page)
      ) : (
        <EmptyNote>{find ? listTexts.nothingFound(find) : listTexts.nothingPasses}</EmptyNote>
      )}
      <Pages number={page.page} last={page.pages} onChange={list.turnTo} />
    </>
  );
}
