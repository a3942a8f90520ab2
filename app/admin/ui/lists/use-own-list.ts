import { startTransition, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../loaded.tsx';
import type { ListPlace, Sorts } from './list-query.ts';
import { type ListState, debounceDelay as listDelay } from './use-list-query.ts';

interface OwnList<Page, Sort extends string> {
  sorts: Sorts<Sort>;
  first: ListPlace<Sort>;
  /** The page that the screen has loaded; a new one takes the place of what was shown. */
  loaded: Promise<Outcome<Page>>;
  load: (query: ListPlace<Sort>) => Promise<Outcome<Page>>;
  debounceDelay?: number;
}

/** A second list of a screen, whose address says the part of the first one alone. */
export function useOwnList<Page, Sort extends string>(own: OwnList<Page, Sort>) {
  const { sorts, first, loaded, load, debounceDelay = listDelay } = own;
  const [wanted, setWanted] = useState(first);
  const [shown, setShown] = useState({ after: loaded, query: first, page: loaded });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(part: Partial<ListPlace<Sort>>, wait = 0) {
    const query = { ...wanted, ...part };
    setWanted(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const page = load(query);
      startTransition(() => setShown({ after: loaded, query, page }));
    }, wait);
  }

  const list: ListState<Sort> = {
    sorts,
    query: shown.query,
    wanted,
    find: (find) => show({ find, page: 1 }, debounceDelay),
    sortBy: (sort) => show({ sort, page: 1 }),
    filterBy: (filters) => show({ filters: { ...wanted.filters, ...filters }, page: 1 }),
    turnTo: (page) => show({ page }),
  };
  const page = shown.after === loaded ? shown.page : loaded;
  return { list, page, reload: () => show({}) };
}
