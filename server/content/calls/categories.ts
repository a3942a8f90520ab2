import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addCategory,
  type CategoryRefusal,
  deleteCategory,
  findCategories,
  renameCategory,
} from '../../../db/content/categories.ts';
import {
  createCategory,
  deleteCategoryCall,
  listCategories,
  updateCategory,
} from '../../../domain/api/content/categories.ts';
import { allCategories, type Category } from '../../../domain/content/category.ts';
import { routeOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';

const config = { shape: 'status' } as const;
const audited = { ...config, audit: { values: ['category'] } };
const shared = { tags: ['Categories'] };
const status = 'success' as const;

const refusals: Record<CategoryRefusal, { status: number; message: string; field?: string }> = {
  unknown: { status: 404, message: 'There is no such category.' },
  taken: { status: 409, message: 'There is a category of this name.', field: 'category' },
  protected: {
    status: 409,
    message: `The category '${allCategories}' cannot be changed or deleted.`,
  },
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

  app.route({
    ...routeOf(listCategories, {
      ...shared,
      summary: 'All categories',
      description: "One is named 'All' and can never be chosen for a blog.",
    }),
    config,
    async handler() {
      return { status, data: await findCategories(db) };
    },
  });

  app.route({
    ...routeOf(createCategory, {
      ...shared,
      summary: 'Add a category',
      description: 'Names differ in more than capital letters.',
    }),
    config: audited,
    async handler({ body }, reply) {
      const data = made(await addCategory(db, body.category));
      return reply.code(201).send({ status, data, message: 'Category added.' });
    },
  });

  app.route({
    ...routeOf(updateCategory, {
      ...shared,
      summary: 'Rename a category',
      description: 'Its blogs keep it.',
    }),
    config: audited,
    async handler({ params: { id }, body }) {
      const data = made(await renameCategory(db, id, body.category));
      return { status, data, message: 'Category renamed.' };
    },
  });

  app.route({
    ...routeOf(deleteCategoryCall, {
      ...shared,
      summary: 'Delete a category',
      description: 'One that blogs have is deleted only with a choice of where they go.',
    }),
    config,
    async handler(request) {
      const data = made(await deleteCategory(db, request.params.id, request.query.moveTo));
      request.auditedAs = { title: data.category };
      return { status, data, message: 'Category deleted.' };
    },
  });
};
