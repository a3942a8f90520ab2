import type { RecentItem } from '../../../domain/api/operations/overview.ts';
import {
  editionPath,
  editPathOf,
  isEditedOnPage,
  listPathOf,
} from '../../../domain/content/kinds/edit-path.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import {
  editionNameOf,
  itemKinds,
  kindWords,
  nounOf,
} from '../../../domain/content/kinds/names.ts';

/** Where an item of a list is edited; search and filters stay behind a popup. @param more what is to be shown there */
export function editPathFrom(
  search: URLSearchParams,
  { kind, id }: { kind: ItemKind; id: string | number },
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams(isEditedOnPage(kind) ? '' : search);
  if (!isEditedOnPage(kind)) query.set('edit', String(id));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  const path = isEditedOnPage(kind) ? editPathOf(kind, id) : listPathOf(kind);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Where an item, or an edition of one, is edited whose kind an answer names in words. */
export function editPathOfNoun({
  kind: noun,
  id,
  edition,
}: Pick<RecentItem, 'kind' | 'id' | 'edition'>): string {
  const kind = itemKinds.find((name) => kindWords[name].noun === noun);
  if (kind) return editPathOf(kind, id);
  const original = itemKinds.find((name) => nounOf(editionNameOf(name)) === noun);
  if (!original || !edition) return '/admin';
  return editionPath({ kind: original, id: edition.item_id, language: edition.language });
}
