import { z } from '../../zod.ts';
import { defineCall } from '../call.ts';

const categoryUse = z.object({ category_id: z.number().int(), blogs: z.number().int() });

export type CategoryUse = z.infer<typeof categoryUse>;

export const listCategoryUses = defineCall({
  id: 'listCategoryUses',
  method: 'GET',
  path: '/api/category-uses',
  answer: z.array(categoryUse),
});
