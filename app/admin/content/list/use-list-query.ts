import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { ListQuery } from '../../../../domain/api/content/item-lists.ts';
import { listQuery, withQuery } from './list-query.ts';

/** Milliseconds without a key after which the typed words are looked for. */
const pause = 150;

/** What was chosen last, which the address says a moment later; after Back and Forward, what it says. */
function useWanted(query: ListQuery) {
  const { key } = useLocation();
  const isByHistory = useNavigationType() === 'POP';
  const [wanted, setWanted] = useState(query);
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (isByHistory) setWanted(query);
  }
  return [wanted, setWanted] as const;
}

/**
 * Which part of a list is shown, as the address says it. Typing takes the place of the entry in the
 * history; an order and a page are steps that Back undoes.
 */
export function useListQuery() {
  const [search, setSearch] = useSearchParams();
  const query = listQuery(search);
  const [wanted, setWanted] = useWanted(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(part: Partial<ListQuery>, isTyped = false) {
    const next = { ...wanted, ...part };
    const send = () => setSearch(withQuery(search, next), { replace: isTyped });
    setWanted(next);
    clearTimeout(timer.current);
    if (isTyped) timer.current = setTimeout(send, pause);
    else send();
  }

  return {
    /** Of the page that is shown. */
    query,
    wanted,
    find: (find: string) => show({ find, page: 1 }, true),
    sortBy: (sort: ListQuery['sort']) => show({ sort, page: 1 }),
    turnTo: (page: number) => show({ page }),
  };
}

export type ListState = ReturnType<typeof useListQuery>;
