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
import { useAnswer } from '../../ui/use-answer.ts';

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

/** How often visitors asked for a typed address in vain; null until that is known, and for none. */
export function useMissed(typed: string): MissedAddress | null {
  const path = comparablePath(typed);
  const found = useAnswer(path === '/' ? null : path, (asked, signal) =>
    request(listMissedAddresses, { query: { ...first, path: asked }, signal }),
  );
  return found?.question === path ? (found.value.items[0] ?? null) : null;
}
