import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import {
  type FilterChecks,
  type ListPlace,
  listQuery,
  type Sorts,
  withQuery,
} from './list-query.ts';

export interface ListState<Sort extends string> {
  sorts: Sorts<Sort>;
  query: ListPlace<Sort>;
  wanted: ListPlace<Sort>;
  find: (find: string) => void;
  sortBy: (sort: Sort) => void;
  filterBy: (filters: Record<string, string>) => void;
  turnTo: (page: number) => void;
}

/** Milliseconds without a key after which the typed words are looked for. */
export const debounceDelay = 150;

/** In the history, on the addresses that the tools of a list made. */
const byTools = { byTools: true };

/**
 * What was chosen last, which the address says a moment later; after Back and Forward, and after a link
 * such as a saved filter, what it says.
 */
function useWanted<Sort extends string>(query: ListPlace<Sort>) {
  const { key, state } = useLocation();
  const isByHistory = useNavigationType() === 'POP';
  const [wanted, setWanted] = useState(query);
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (isByHistory || !state?.byTools) setWanted(query);
  }
  return [wanted, setWanted] as const;
}

/**
 * Which part of a list is shown, as the address says it. Typing takes the place of the entry in the
 * history; an order, a filter and a page are steps that Back undoes.
 */
export function useListQuery<Sort extends string>(
  sorts: Sorts<Sort>,
  checks?: FilterChecks,
): ListState<Sort> {
  const [search, setSearch] = useSearchParams();
  const query = listQuery(search, sorts, checks);
  const [wanted, setWanted] = useWanted(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(part: Partial<ListPlace<Sort>>, isTyped = false) {
    const next = { ...wanted, ...part };
    const send = () =>
      setSearch(withQuery(search, next, sorts), { replace: isTyped, state: byTools });
    setWanted(next);
    clearTimeout(timer.current);
    if (isTyped) timer.current = setTimeout(send, debounceDelay);
    else send();
  }

  return {
    sorts,
    query,
    wanted,
    find: (find: string) => show({ find, page: 1 }, true),
    sortBy: (sort: Sort) => show({ sort, page: 1 }),
    filterBy: (filters: Record<string, string>) =>
      show({ filters: { ...wanted.filters, ...filters }, page: 1 }),
    turnTo: (page: number) => show({ page }),
  };
}
