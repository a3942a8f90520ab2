import type { Done } from '../../../domain/api/answers.ts';
import {
  type EditedSettings,
  getSettings,
  updateSettingsOf,
} from '../../../domain/api/content/settings.ts';
import type { Category } from '../../../domain/content/category.ts';
import type { SettingsGroup } from '../../../domain/settings.ts';
import { done, holds, list } from '../answer-shapes.ts';
import { call, request } from '../api.ts';

export function findSettings(): Promise<EditedSettings> {
  return request(getSettings);
}

export function saveSettings(group: SettingsGroup, body: object): Promise<EditedSettings & Done> {
  return request(updateSettingsOf(group), { body });
}

export async function findCategories(): Promise<Category[]> {
  return (await call<{ data: Category[] }>('/api/categories', holds({ data: list }))).data;
}

export function addCategory(category: string): Promise<Done> {
  return call('/api/categories', done, { method: 'POST', body: { category } });
}

export function renameCategory(id: number, category: string): Promise<Done> {
  return call(`/api/categories/${id}`, done, { method: 'PUT', body: { category } });
}

/** `moveTo` is the category_id that its blogs get, or 'none'; without blogs it may be empty. */
export function deleteCategory(id: number, moveTo: string): Promise<Done> {
  const choice = moveTo === '' ? '' : `?moveTo=${moveTo}`;
  return call(`/api/categories/${id}${choice}`, done, { method: 'DELETE' });
}
