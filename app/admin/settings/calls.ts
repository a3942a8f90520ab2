import type { Done } from '../../../domain/api/answers.ts';
import {
  createCategory,
  deleteCategory as deleteCall,
  listCategories,
  updateCategory,
} from '../../../domain/api/content/categories.ts';
import type { Category } from '../../../domain/content/category.ts';
import { request } from '../api.ts';

export async function findCategories(): Promise<Category[]> {
  return (await request(listCategories)).data;
}

export function addCategory(category: string): Promise<Done> {
  return request(createCategory, { body: { category } });
}

export function renameCategory(id: number, category: string): Promise<Done> {
  return request(updateCategory, { params: { id }, body: { category } });
}

/** `moveTo` is the category_id that its blogs get, or 'none'; without blogs it may be empty. */
export function deleteCategory(id: number, moveTo: string): Promise<Done> {
  return request(deleteCall, { params: { id }, query: { moveTo } });
}
