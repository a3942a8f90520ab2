import type { FastifyInstance } from 'fastify';
import { findCategoryUses } from '../../../db/content/lists/category-uses.ts';
import { listCategoryUses } from '../../../domain/api/content/categories.ts';
import { routesOf } from '../../api/route.ts';

/** How many blogs have each category; what GET /api/categories must not carry (R-3-08). */
export async function categoryUses(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Lists'], access: 'admin' });
  route(listCategoryUses, {
    summary: 'How many blogs have each category',
    description: 'Drafts count. A category that no blog has is not among them.',
    handler: () => findCategoryUses(app.services.db),
  });
}
