import { categoryInput as body, type Category } from '../../content/category.ts';
import { z } from '../../zod.ts';
import { changed, statusFailure as failure, found } from '../answers.ts';
import { defineCall } from '../call.ts';
import { rowParams as params } from '../params.ts';

const category = z.object({
  category_id: z.number().int(),
  category: z.string(),
}) satisfies z.ZodType<Category>;

const path = '/api/categories/:id';
const answer = changed(category);
/** Of a change only the sentence is shown. */
const needs = ['message'] as const;

export const listCategories = defineCall({
  id: 'listCategories',
  method: 'GET',
  path: '/api/categories',
  answer: found(z.array(category)),
  failure,
});

export const createCategory = defineCall({
  id: 'createCategory',
  method: 'POST',
  path: '/api/categories',
  body,
  answer,
  failure,
  status: 201,
  needs,
});

export const updateCategory = defineCall({
  id: 'updateCategory',
  method: 'PUT',
  path,
  params,
  body,
  answer,
  failure,
  needs,
});

export const deleteCategoryCall = defineCall({
  id: 'deleteCategory',
  method: 'DELETE',
  path,
  params,
  query: z.object({
    moveTo: z
      .string()
      .regex(/^([1-9]\d{0,8}|none)$/, 'Invalid input')
      .transform((choice) => (choice === 'none' ? null : Number(choice)))
      .optional()
      .describe('The category_id its blogs get, or none.'),
  }),
  answer,
  failure,
  needs,
});

const categoryUse = z.object({ category_id: z.number().int(), blogs: z.number().int() });

export type CategoryUse = z.infer<typeof categoryUse>;

export const listCategoryUses = defineCall({
  id: 'listCategoryUses',
  method: 'GET',
  path: '/api/category-uses',
  answer: z.array(categoryUse),
});
