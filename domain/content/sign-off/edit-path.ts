import { editPathOf } from '../kinds/edit-path.ts';
import type { ItemKind } from '../kinds/kinds.ts';
import { originalNameOf, type StoredKind } from '../kinds/names.ts';

/** Where an item or an edition of it is edited; of an edition `id` is that of its original. */
export function storedEditPath(kind: StoredKind, id: string, language?: string): string {
  const original = originalNameOf(kind);
  if (original === null) return editPathOf(kind as ItemKind, id);
  return language === undefined
    ? `/admin/languages`
    : `/admin/editions/${original}/${id}/${language}`;
}
