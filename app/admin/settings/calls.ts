import type { Category } from '../../../domain/content/category.ts';
import type { SettingsGroup, SiteSettings } from '../../../domain/settings.ts';
import { done, holds, list, texts } from '../answer-shapes.ts';
import { call } from '../api.ts';

/** The record with the paths of what was never edited. */
export interface EditedSettings {
  settings: SiteSettings;
  samples: string[];
}

const edited = holds({ settings: holds({ offices: list, testimonials: list }), samples: texts });

export function findSettings(): Promise<EditedSettings> {
  return call('/api/settings', edited);
}

export function saveSettings(
  group: SettingsGroup,
  body: object,
): Promise<EditedSettings & { message: string }> {
  return call(`/api/settings/${group}`, edited.extend(done.shape), { method: 'PUT', body });
}

interface Changed {
  message: string;
}

export async function findCategories(): Promise<Category[]> {
  return (await call<{ data: Category[] }>('/api/categories', holds({ data: list }))).data;
}

export function addCategory(category: string): Promise<Changed> {
  return call('/api/categories', done, { method: 'POST', body: { category } });
}

export function renameCategory(id: number, category: string): Promise<Changed> {
  return call(`/api/categories/${id}`, done, { method: 'PUT', body: { category } });
}

/** `moveTo` is the category_id that its blogs get, or 'none'; without blogs it may be empty. */
export function deleteCategory(id: number, moveTo: string): Promise<Changed> {
  const choice = moveTo === '' ? '' : `?moveTo=${moveTo}`;
  return call(`/api/categories/${id}${choice}`, done, { method: 'DELETE' });
}
