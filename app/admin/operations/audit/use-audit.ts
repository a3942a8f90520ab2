import { startTransition, useRef, useState } from 'react';
import { type AuditFilter, listAudit } from '../../../../domain/api/operations/audit.ts';
import { request } from '../../api.ts';
import { outcomeOf } from '../../ui/loaded.tsx';

/** Milliseconds without a key after which the typed words are looked for. */
const pause = 250;

const everything: AuditFilter = { find: '', kind: '', user: '' };

function pageOf(filter: AuditFilter, page: number) {
  return outcomeOf(request(listAudit, { query: { ...filter, page } }));
}

/** One page of the log behind a filter; the old one stays until the new one is there. */
export function useAudit() {
  const [filter, setFilter] = useState(everything);
  const [number, setNumber] = useState(1);
  const [page, setPage] = useState(() => pageOf(everything, 1));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(wanted: AuditFilter, next: number, wait = 0) {
    setFilter(wanted);
    setNumber(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => setPage(pageOf(wanted, next))), wait);
  }

  return {
    filter,
    number,
    page,
    find: (find: string) => show({ ...filter, find }, 1, pause),
    choose: (part: Partial<AuditFilter>) => show({ ...filter, ...part }, 1),
    turnTo: (next: number) => show(filter, next),
    retry: () => show(filter, number),
  };
}
