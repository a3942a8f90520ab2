import { filteredLists, filterName, filterQuery } from '../../accounts/saved-filter.ts';
import { z } from '../../zod.ts';
import { done, undoable } from '../answers.ts';
import { defineCall } from '../call.ts';
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

export const listSavedFilters = defineCall({
  id: 'listSavedFilters',
  method: 'GET',
  path,
  query: z.object({ list }),
  answer: z.array(savedFilter),
});

export const createSavedFilter = defineCall({
  id: 'createSavedFilter',
  method: 'POST',
  path,
  body: savedFilter.omit({ saved_filter_id: true }),
  answer,
  status: 201,
  needs: ['message'],
});

export const renameSavedFilter = defineCall({
  id: 'renameSavedFilter',
  method: 'PUT',
  path: '/api/saved-filters/:id',
  params,
  body: savedFilter.pick({ name: true }),
  answer,
  needs: ['message'],
});

export const deleteSavedFilterCall = defineCall({
  id: 'deleteSavedFilter',
  method: 'DELETE',
  path: '/api/saved-filters/:id',
  params,
  answer: done.extend(undoable),
});

export const restoreSavedFilterCall = defineCall({
  id: 'restoreSavedFilter',
  method: 'POST',
  path: '/api/saved-filters/:id/restore',
  params,
  answer: done,
});
