import { folded } from './content/text/search-text.ts';

/** Items of a public list that stand on one page; what is beyond has pages of its own. */
export const listPageSize = 60;

/** Longest name or words that a visitor's address may bring into a list, in characters. */
export const listTextLimit = 60;

/** Most words of a search that count; each must occur somewhere in an item. */
export const searchWordLimit = 6;

/** Which part of a list is wanted. */
export interface ListPart {
  /** Name of the category; empty for all. */
  category: string;
  /** Words to look for; empty for everything. */
  find: string;
  /** Counts from 1. */
  page: number;
}

export interface ListResult<Item> {
  /** The items of the wanted page, newest first; none beyond the last page. */
  items: Item[];
  /** Items on all pages together. */
  count: number;
}

export interface CategoryCount {
  name: string;
  count: number;
}

/** How many published items there are, and under which categories; the most used first. */
export interface CategoryCounts {
  total: number;
  categories: CategoryCount[];
}

/** Pages that `count` items need; an empty list needs one, too. */
export function pagesFor(count: number): number {
  return Math.max(1, Math.ceil(count / listPageSize));
}

/** The words of a search as they are compared, without what only separates them. */
export function searchWords(find: string): string[] {
  return folded(find).split(/\s+/u).filter(Boolean).slice(0, searchWordLimit);
}

/** Where a part of the list at `path` is read. The first page has no number. */
export function listAddress(path: string, { category, find, page }: Partial<ListPart>): string {
  const asked: [string, string][] = [
    ['category', category ?? ''],
    ['find', find ?? ''],
    ['page', page && page > 1 ? String(page) : ''],
  ];
  const query = asked
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
