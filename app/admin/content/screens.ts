import type { ItemKind, ItemNoun } from '../../../domain/content/kinds/kinds.ts';
import { itemKinds, kindWords } from '../../../domain/content/kinds/names.ts';

/** Where each kind is listed. */
const lists: Record<ItemKind, string> = {
  'case-study': '/admin/casestudy',
  blog: '/admin/blogs',
  'location-page': '/admin/location-pages',
};

/** The kinds that are edited on a page; the others are in a popup over their list. */
const onPages: readonly ItemKind[] = ['case-study'];

export function listPathOf(kind: ItemKind): string {
  return lists[kind];
}

export function isEditedOnPage(kind: ItemKind): boolean {
  return onPages.includes(kind);
}

/** Where an item is edited. */
export function editPathOf(kind: ItemKind, id: string | number): string {
  return isEditedOnPage(kind) ? `${lists[kind]}/${id}/edit` : `${lists[kind]}?edit=${id}`;
}

/** The same for a kind that an answer names in words. */
export function editPathOfNoun(noun: ItemNoun, id: string): string {
  const kind = itemKinds.find((name) => kindWords[name].noun === noun);
  return kind ? editPathOf(kind, id) : '/admin';
}
