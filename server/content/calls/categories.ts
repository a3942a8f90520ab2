import type { FastifyInstance } from 'fastify';
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
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';

const audit = { values: ['category'] };
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
function orRefused(result: Category | CategoryRefusal): Category {
  if (typeof result !== 'string') return result;
  const { status, message, field } = refusals[result];
  throw new Refusal(status, message, { errors: field ? { [field]: message } : undefined });
}

/** The list that a blog's category is chosen from, and its editor. */
export async function categories(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Categories'], shape: 'status' });
  const { db } = app.services;

  route(listCategories, {
    summary: 'All categories',
    description: "One is named 'All' and can never be chosen for a blog.",
    async handler() {
      return { status, data: await findCategories(db) };
    },
  });

  route(createCategory, {
    summary: 'Add a category',
    description: 'Names differ in more than capital letters.',
    audit,
    async handler({ body }, reply) {
      const data = orRefused(await addCategory(db, body.category));
      return reply.code(201).send({ status, data, message: 'Category added.' });
    },
  });

  route(updateCategory, {
    summary: 'Rename a category',
    description: 'Its blogs keep it.',
    audit,
    async handler({ params: { id }, body }) {
      const data = orRefused(await renameCategory(db, id, body.category));
      return { status, data, message: 'Category renamed.' };
    },
  });

  route(deleteCategoryCall, {
    summary: 'Delete a category',
    description: 'One that blogs have is deleted only with a choice of where they go.',
    async handler(request) {
      const data = orRefused(await deleteCategory(db, request.params.id, request.query.moveTo));
      request.auditedAs = { title: data.category };
      return { status, data, message: 'Category deleted.' };
    },
  });
}
