import { startTransition, useRef, useState } from 'react';
import {
  listUploads,
  type UploadQuery,
  type UploadSort,
} from '../../../domain/api/media/uploads.ts';
import { load } from '../ui/loaded.tsx';

/** Milliseconds without a key after which the typed words are looked for. */
const debounceDelay = 250;

function uploadsOf(query: UploadQuery) {
  return load(listUploads, { query });
}

/** One page of the library and how to turn to another; the old one stays until the new one is there. */
export function useLibrary(kind: UploadQuery['kind']) {
  const [query, setQuery] = useState<UploadQuery>({
    find: '',
    page: 1,
    kind,
    unused: false,
    sort: 'newest',
  });
  const [page, setPage] = useState(() => uploadsOf(query));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(next: UploadQuery, wait = 0) {
    setQuery(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => setPage(uploadsOf(next))), wait);
  }

  return {
    query,
    page,
    find: (find: string) => show({ ...query, find, page: 1 }, debounceDelay),
    turnTo: (number: number) => show({ ...query, page: number }),
    showUnused: (unused: boolean) => show({ ...query, unused, page: 1 }),
    sort: (sort: UploadSort) => show({ ...query, sort, page: 1 }),
    reload: () => show(query),
  };
}
