import type { ItemKind, ItemNoun } from '../../../domain/content/kinds/kinds.ts';
import { itemKinds, kindWords } from '../../../domain/content/kinds/names.ts';

/** Where a kind is listed, unless below its plural (specification §2). */
const lists: Partial<Record<ItemKind, string>> = { 'case-study': '/admin/casestudy' };

/** The kinds that are edited on a page; the others are in a popup over their list. */
const onPages: readonly ItemKind[] = ['case-study'];

export function listPathOf(kind: ItemKind): string {
  return lists[kind] ?? `/admin/${kindWords[kind].plural}`;
}

export function isEditedOnPage(kind: ItemKind): boolean {
  return onPages.includes(kind);
}

/** Where an item is edited. */
export function editPathOf(kind: ItemKind, id: string | number): string {
  const list = listPathOf(kind);
  return isEditedOnPage(kind) ? `${list}/${id}/edit` : `${list}?edit=${id}`;
}

/** The same for a kind that an answer names in words. */
export function editPathOfNoun(noun: ItemNoun, id: string): string {
  const kind = itemKinds.find((name) => kindWords[name].noun === noun);
  return kind ? editPathOf(kind, id) : '/admin';
}
