import type { RevisedKind } from '../item.ts';
import type { ItemKind } from './kinds.ts';
import { kindWords } from './names.ts';

/** Where a kind is listed in the back office, unless below its plural (specification §2). */
const lists: Partial<Record<ItemKind, string>> = { 'case-study': '/admin/casestudy' };

/** The kinds that are edited on a page; the others are in a popup over their list. */
const onPages: readonly ItemKind[] = ['case-study', 'page'];

export function listPathOf(kind: ItemKind): string {
  return lists[kind] ?? `/admin/${kindWords[kind].plural}`;
}

export function isEditedOnPage(kind: ItemKind): boolean {
  return onPages.includes(kind);
}

export function editPathOf(kind: ItemKind, id: string | number): string {
  const list = listPathOf(kind);
  return isEditedOnPage(kind) ? `${list}/${id}/edit` : `${list}?edit=${id}`;
}

/** In the place of an id: an item that its first save stores. */
export const unstored = 'new';

/** Opens the form of a new one. */
export const newBlogPath = `${listPathOf('blog')}?new`;

interface EditionPlace {
  kind: ItemKind;
  id: string | number;
  language: string;
}

export function editionPath({ kind, id, language }: EditionPlace): string {
  return `/admin/editions/${kind}/${id}/${language}`;
}

export function historyPath(kind: RevisedKind, id: string | number): string {
  return `/admin/history/${kind}/${id}`;
}

/** That of editing, or where it is translated into the language that is spoken of, opened at a remark. */
export function remarkPathOf({ kind, item_id, language, thread }: RemarkOfItem): string {
  const path =
    language === '' ? editPathOf(kind, item_id) : editionPath({ kind, id: item_id, language });
  return `${path}${path.includes('?') ? '&' : '?'}remark=${thread}`;
}

interface RemarkOfItem {
  kind: ItemKind;
  item_id: string;
  /** Empty for that of origin. */
  language: string;
  thread: number;
}
