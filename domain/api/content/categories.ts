import { categoryInput as body, type Category } from '../../content/category.ts';
import { z } from '../../zod.ts';
import { changed, statusFailure as failure, found } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { rowParams as params } from '../params.ts';

const category = z.object({
  category_id: z.number().int(),
  category: z.string(),
}) satisfies z.ZodType<Category>;

const path = '/api/categories/:id';
const answer = changed(category);
/** Of a change only the sentence is shown. */
const needs = ['message'] as const;

export const listCategories = get('listCategories', '/api/categories', {
  answer: found(z.array(category)),
  failure,
});

export const createCategory = post('createCategory', '/api/categories', {
  body,
  answer,
  failure,
  status: 201,
  needs,
});

export const updateCategory = put('updateCategory', path, {
  params,
  body,
  answer,
  failure,
  needs,
});

export const deleteCategoryCall = del('deleteCategory', path, {
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

export const listCategoryUses = get('listCategoryUses', '/api/category-uses', {
  answer: z.array(categoryUse),
});
