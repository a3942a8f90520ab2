import { type CategoryUse, listCategoryUses } from '../../../../domain/api/content/categories.ts';
import type { Category } from '../../../../domain/content/category.ts';
import { request } from '../../api.ts';
import { fetchCategories } from '../../item-calls.ts';

export async function findCategoryUse(): Promise<[Category[], CategoryUse[]]> {
  return Promise.all([fetchCategories(), request(listCategoryUses)]);
}
