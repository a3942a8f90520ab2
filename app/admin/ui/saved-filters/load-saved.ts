import type { FilteredList } from '../../../../domain/accounts/saved-filter.ts';
import {
  createSavedFilter,
  deleteSavedFilterCall,
  listSavedFilters,
  renameSavedFilter,
  type SavedFilter,
} from '../../../../domain/api/accounts/saved-filters.ts';
import { isOtherPart } from '../lists/latest-page.ts';
import { load, type Outcome } from '../loaded.tsx';

export type LoadedFilters = Promise<Outcome<SavedFilter[]>>;

/** What the clientAction of a screen with saved filters makes. */
export const savedFilterCalls = [createSavedFilter, renameSavedFilter, deleteSavedFilterCall];

let loaded: { list: FilteredList; filters: LoadedFilters } | null = null;

/** Asked for anew whenever the list is, unless only another part of the same list is. */
export function loadSavedFilters(list: FilteredList, url: URL): LoadedFilters {
  if (loaded?.list !== list || !isOtherPart(url)) {
    loaded = { list, filters: load(listSavedFilters, { query: { list } }) };
  }
  return loaded.filters;
}
