import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addCategory,
  type CategoryRefusal,
  deleteCategory,
  findCategories,
  renameCategory,
} from '../../../db/content/categories.ts';
import { rowId } from '../../../domain/api/params.ts';
import { allCategories, type Category, categoryInput } from '../../../domain/content/category.ts';
import { changed, found, statusFailures } from '../../api/answers.ts';
import { Refusal } from '../../http/refusal.ts';

const category = z.object({
  category_id: z.number().int(),
  category: z.string(),
}) satisfies z.ZodType<Category>;

const config = { shape: 'status' } as const;
const shared = { tags: ['Categories'] };
const params = z.object({ id: rowId });

const refusals: Record<CategoryRefusal, { status: number; message: string; field?: string }> = {
  unknown: { status: 404, message: 'There is no such category.' },
  taken: { status: 409, message: 'There is a category of this name.', field: 'category' },
  protected: { status: 409, message: `The category '${allCategories}' always stays.` },
  used: { status: 409, message: 'Please choose where its blogs go.', field: 'moveTo' },
  nowhere: { status: 400, message: 'Please choose another category.', field: 'moveTo' },
};

/** @throws {Refusal} saying why the change was not made. */
function made(result: Category | CategoryRefusal): Category {
  if (typeof result !== 'string') return result;
  const { status, message, field } = refusals[result];
  throw new Refusal(status, message, { errors: field ? { [field]: message } : undefined });
}

/** The list that a blog's category is chosen from, and its editor. */
export const categories: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.get('/api/categories', {
    config,
    schema: {
      operationId: 'listCategories',
      ...shared,
      summary: 'All categories',
      description: "One is named 'All' and can never be chosen for a blog.",
      response: { 200: found(z.array(category)), ...statusFailures },
    },
    async handler() {
      return { status: 'success' as const, data: await findCategories(db) };
    },
  });

  app.post('/api/categories', {
    config,
    schema: {
      operationId: 'createCategory',
      ...shared,
      summary: 'Add a category',
      description: 'Names differ in more than capital letters.',
      body: categoryInput,
      response: { 201: changed(category), ...statusFailures },
    },
    async handler({ body }, reply) {
      const data = made(await addCategory(db, body.category));
      return reply.code(201).send({ status: 'success', data, message: 'Category added.' });
    },
  });

  app.put('/api/categories/:id', {
    config,
    schema: {
      operationId: 'updateCategory',
      ...shared,
      summary: 'Rename a category',
      description: 'Its blogs keep it.',
      params,
      body: categoryInput,
      response: { 200: changed(category), ...statusFailures },
    },
    async handler({ params: { id }, body }) {
      const data = made(await renameCategory(db, id, body.category));
      return { status: 'success' as const, data, message: 'Category renamed.' };
    },
  });

  app.delete('/api/categories/:id', {
    config,
    schema: {
      operationId: 'deleteCategory',
      ...shared,
      summary: 'Delete a category',
      description: 'One that blogs have is deleted only with a choice of where they go.',
      params,
      querystring: z.object({
        moveTo: z
          .string()
          .regex(/^([1-9]\d{0,8}|none)$/, 'Invalid input')
          .transform((choice) => (choice === 'none' ? null : Number(choice)))
          .optional()
          .describe('The category_id its blogs get, or none.'),
      }),
      response: { 200: changed(category), ...statusFailures },
    },
    async handler({ params: { id }, query: { moveTo } }) {
      const data = made(await deleteCategory(db, id, moveTo));
      return { status: 'success' as const, data, message: 'Category deleted.' };
    },
  });
};
