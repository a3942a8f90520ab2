import { filteredLists, filterName, filterQuery } from '../../accounts/saved-filter.ts';
import { z } from '../../zod.ts';
import { done, undoable } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { rowParams as params } from '../params.ts';

const list = z.enum(filteredLists);

const savedFilter = z.object({
  saved_filter_id: z.number().int(),
  list,
  name: filterName,
  query: filterQuery.describe('Search, filters and order, as the address of the list has them.'),
});

export type SavedFilter = z.infer<typeof savedFilter>;

const path = '/api/saved-filters';
const answer = savedFilter.extend(done.shape);

export const listSavedFilters = get('listSavedFilters', path, {
  query: z.object({ list }),
  answer: z.array(savedFilter),
});

export const createSavedFilter = post('createSavedFilter', path, {
  body: savedFilter.omit({ saved_filter_id: true }),
  answer,
  status: 201,
  needs: ['message'],
});

export const renameSavedFilter = put('renameSavedFilter', '/api/saved-filters/:id', {
  params,
  body: savedFilter.pick({ name: true }),
  answer,
  needs: ['message'],
});

export const deleteSavedFilterCall = del('deleteSavedFilter', '/api/saved-filters/:id', {
  params,
  answer: done.extend(undoable),
});

export const restoreSavedFilterCall = post('restoreSavedFilter', '/api/saved-filters/:id/restore', {
  params,
  answer: done,
});
