import type { FilteredList } from '../../../../domain/accounts/saved-filter.ts';
import {
  createSavedFilter,
  deleteSavedFilterCall,
  listSavedFilters,
  renameSavedFilter,
  type SavedFilter,
} from '../../../../domain/api/accounts/saved-filters.ts';
import { askedBeside } from '../lists/latest-page.ts';
import { load, type Outcome } from '../loaded.tsx';

export type LoadedFilters = Promise<Outcome<SavedFilter[]>>;

/** What the clientAction of a screen with saved filters makes. */
export const savedFilterCalls = [createSavedFilter, renameSavedFilter, deleteSavedFilterCall];

export function loadSavedFilters(list: FilteredList, url: URL): LoadedFilters {
  return askedBeside(`saved ${list}`, url, () => load(listSavedFilters, { query: { list } }));
}
