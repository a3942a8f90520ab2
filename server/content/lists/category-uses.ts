import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findCategoryUses } from '../../../db/content/lists/category-uses.ts';
import { listCategoryUses } from '../../../domain/api/content/categories.ts';
import { routeOf } from '../../api/route.ts';

/** How many blogs have each category; what GET /api/categories must not carry (R-3-08). */
export const categoryUses: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...routeOf(listCategoryUses, {
      tags: ['Lists'],
      summary: 'How many blogs have each category',
      description: 'Drafts count. A category that no blog has is not among them.',
    }),
    config: { shape: 'message', access: 'admin' },
    handler: () => findCategoryUses(app.services.db),
  });
};
