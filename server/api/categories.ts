import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findCategories } from '../../db/categories.ts';
import type { Category } from '../../domain/category.ts';
import { found, statusFailures } from './answers.ts';

const category = z.object({
  category_id: z.number().int(),
  category: z.string(),
}) satisfies z.ZodType<Category>;

/** The list that a blog's category is chosen from. */
export const categories: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/categories', {
    config: { shape: 'status' },
    schema: {
      tags: ['Categories'],
      summary: 'All categories',
      description: "One is named 'All' and can never be chosen for a blog.",
      response: { 200: found(z.array(category)), ...statusFailures },
    },
    async handler() {
      return { status: 'success' as const, data: await findCategories(app.services.db) };
    },
  });
};
