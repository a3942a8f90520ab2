import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findItemStates } from '../../../db/content/item-states.ts';
import { listItemStates } from '../../../domain/api/content/item-states.ts';
import { kinds } from '../../../domain/content/kinds/kinds.ts';
import { routeOf } from '../../api/route.ts';

/** What the back office's lists know of an item beyond the specified list calls. */
export const itemStates: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...routeOf(listItemStates, {
      tags: ['Item states'],
      summary: 'Status and last change of all items of a kind',
      description: 'The last changed first, drafts included.',
    }),
    config: { shape: 'message', access: 'admin' },
    handler({ params }) {
      const kind = kinds.find(({ plural }) => plural === params.kind) ?? kinds[0];
      return findItemStates(app.services.db, kind);
    },
  });
};
