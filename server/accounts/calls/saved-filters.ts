import type { FastifyInstance } from 'fastify';
import {
  deleteSavedFilter,
  findSavedFilters,
  insertSavedFilter,
  type NotSaved,
  restoreSavedFilter,
  updateSavedFilter,
} from '../../../db/accounts/saved-filters.ts';
import { savedFilterLimits } from '../../../domain/accounts/saved-filter.ts';
import {
  createSavedFilter,
  deleteSavedFilterCall,
  listSavedFilters,
  renameSavedFilter,
  restoreSavedFilterCall,
  type SavedFilter,
} from '../../../domain/api/accounts/saved-filters.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal, refusalAt } from '../../http/refusal.ts';
import { signedIn } from '../sessions.ts';

const bodyLimit = 16_384;

function unknown(): Refusal {
  return new Refusal(404, 'There is no such saved filter.');
}

/** @throws {Refusal} */
function orRefused(result: SavedFilter | NotSaved): SavedFilter {
  if (typeof result !== 'string') return result;
  if (result === 'unknown') throw unknown();
  if (result === 'full') {
    const { count } = savedFilterLimits;
    throw new Refusal(409, `You have ${count} saved filters here already. Delete one first.`);
  }
  throw refusalAt('name', 'You have a saved filter with this name already.', 409);
}

/** Everybody has filters of their own; nobody else sees or changes them. */
export async function savedFilters(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, {
    tags: ['Saved filters'],
    access: 'admin',
    // The others may name a person.
    audit: { values: ['list'], omits: ['query'] },
  });
  const { db, now } = app.services;

  route(listSavedFilters, {
    summary: 'The own saved filters of a list',
    description: `By their names; up to ${savedFilterLimits.count} a list.`,
    handler: (request) => findSavedFilters(db, signedIn(request).user, request.query.list),
  });

  route(createSavedFilter, {
    summary: 'Save what a list is filtered by',
    description: 'For the own account alone.',
    example: {
      list: blogKind.name,
      name: 'My drafts',
      query: 'state=draft&author=sara%40example.com',
    },
    bodyLimit,
    async handler(request, reply) {
      const { user } = signedIn(request);
      const filter = orRefused(await insertSavedFilter(db, user, request.body, now()));
      return reply.code(201).send({ ...filter, message: 'Filter saved.' });
    },
  });

  route(renameSavedFilter, {
    summary: 'Rename an own saved filter',
    description: 'What it filters by stays.',
    example: { name: 'Drafts of mine' },
    bodyLimit,
    async handler(request) {
      const { params, body } = request;
      const { user } = signedIn(request);
      const filter = orRefused(await updateSavedFilter(db, user, params.id, body.name, now()));
      return { ...filter, message: 'Filter renamed.' };
    },
  });

  route(deleteSavedFilterCall, {
    summary: 'Delete an own saved filter',
    description: 'It can be brought back for 30 days.',
    async handler(request) {
      const { id } = request.params;
      if (!(await deleteSavedFilter(db, signedIn(request).user, id, now()))) throw unknown();
      return { message: 'Filter deleted.', undo: `/api/saved-filters/${id}/restore` };
    },
  });

  route(restoreSavedFilterCall, {
    summary: 'Bring an own deleted filter back',
    description: 'As it was.',
    audit: { action: 'restored' },
    async handler(request) {
      orRefused(await restoreSavedFilter(db, signedIn(request).user, request.params.id, now()));
      return { message: 'Filter restored.' };
    },
  });
}
