import { editionPath, editPathOf } from '../kinds/edit-path.ts';
import { isItemKind, originalNameOf, type StoredKind } from '../kinds/names.ts';

/** Where an item or an edition of it is edited; of an edition `id` is that of its original. */
export function storedEditPath(kind: StoredKind, id: string, language?: string): string {
  if (isItemKind(kind)) return editPathOf(kind, id);
  const original = originalNameOf(kind);
  return original && language !== undefined
    ? editionPath({ kind: original, id, language })
    : '/admin/languages';
}
