import { useState } from 'react';
import {
  listUploads,
  type UploadQuery,
  type UploadSort,
  uploadSorts,
} from '../../../domain/api/media/uploads.ts';
import type { ListPlace } from '../ui/lists/list-query.ts';
import { useOwnList } from '../ui/lists/use-own-list.ts';
import { load } from '../ui/loaded.tsx';

/** Milliseconds without a key after which the typed words are looked for. */
const debounceDelay = 250;

const first: ListPlace<UploadSort> = { find: '', sort: 'newest', page: 1 };

/** One page of the library and how to turn to another; the old one stays until the new one is there. */
export function useLibrary(kind: UploadQuery['kind']) {
  function ask({ find, page, sort, filters }: ListPlace<UploadSort>) {
    const unused = filters?.unused === 'true';
    return load(listUploads, { query: { find, page, kind, unused, sort } });
  }
  const [loaded] = useState(() => ask(first));
  return useOwnList({ sorts: uploadSorts, first, loaded, load: ask, debounceDelay });
}
