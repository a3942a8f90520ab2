import { folded } from './content/text/search-text.ts';

export const listPageSize = 60;
/** Each is a card with a large picture. */
export const studyPageSize = 20;

export const listTextLimit = 60;

const searchWordLimit = 6;

export interface ListPart {
  category: string;
  find: string;
  page: number;
}

export interface ListResult<Item> {
  items: Item[];
  count: number;
}

export interface CategoryCount {
  /** Of a category that has a row. */
  id?: number;
  name: string;
  count: number;
}

export interface CategoryCounts {
  total: number;
  categories: CategoryCount[];
  /** The names of all categories that an item may have. */
  known: readonly string[];
}

export function pagesFor(count: number, size = listPageSize): number {
  return Math.max(1, Math.ceil(count / size));
}

/** In lower case; a word of marks alone is none. */
export function typedWords(find: string): string[] {
  return find.toLowerCase().split(/\s+/u).filter(folded).slice(0, searchWordLimit);
}

export function searchWords(find: string): string[] {
  return typedWords(find).map(folded);
}

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
