import { useEffect, useState } from 'react';
import {
  listMissedAddresses,
  type MissedAddress,
  type MissedPage,
  type MissedSort,
} from '../../../../domain/api/content/addresses/redirects.ts';
import { comparablePath } from '../../../../domain/content/addresses/address.ts';
import { request } from '../../api.ts';
import type { ListPlace } from '../../ui/lists/list-query.ts';
import { load, type Outcome } from '../../ui/loaded.tsx';

const first: ListPlace<MissedSort> = { find: '', sort: 'asked', page: 1 };

/** The part that is shown, so that a change of redirects loads it anew. */
let wanted = first;

export function wantedMissed(): ListPlace<MissedSort> {
  return wanted;
}

export function loadMissed(query: ListPlace<MissedSort>): Promise<Outcome<MissedPage>> {
  wanted = query;
  return load(listMissedAddresses, { query });
}

/** For a screen that opens, the first part of all. */
export function loadWantedMissed(isOpened: boolean): Promise<Outcome<MissedPage>> {
  return loadMissed(isOpened ? first : wanted);
}

/** Milliseconds without a key after which a typed address is looked for. */
const debounceDelay = 300;

/** How often visitors asked for a typed address in vain; null until that is known, and for none. */
export function useMissed(typed: string): MissedAddress | null {
  const [found, setFound] = useState<MissedAddress | null>(null);
  const path = comparablePath(typed);
  useEffect(() => {
    setFound(null);
    if (path === null || path === '/') return;
    const stopping = new AbortController();
    const query = { ...first, path };
    const timer = setTimeout(() => {
      request(listMissedAddresses, { query, signal: stopping.signal }).then(
        ({ items }) => !stopping.signal.aborted && setFound(items[0] ?? null),
        // A hint only.
        () => {},
      );
    }, debounceDelay);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [path]);
  return found;
}
