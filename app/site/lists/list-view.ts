import { teaser } from '../../../domain/content/text/teaser.ts';
import {
  type CategoryCount,
  type CategoryCounts,
  type ListPart,
  listAddress,
  listTextLimit,
  pagesFor,
} from '../../../domain/list-part.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';

/** Trimmed, one line, limited. */
function shortText(params: URLSearchParams, name: string): string {
  const text = (params.get(name) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return teaser(text, listTextLimit);
}

/** `?category=`, `?find=` and `?page=`; null for a page such as `?page=0`. */
export function readListPart(params: URLSearchParams): ListPart | null {
  const page = params.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) return null;
  return {
    category: shortText(params, 'category'),
    find: shortText(params, 'find'),
    page: Number(page),
  };
}

interface FoundPart {
  part: ListPart;
  count: number;
  size: number;
  counts: CategoryCounts;
}

export function isCategory(category: string, counts: CategoryCounts): boolean {
  return [...counts.known, ...counts.categories.map(({ name }) => name)].includes(category);
}

/** Not beyond the last page, and not of something that is no category (decision D61). */
export function isPartThere({ part, count, size, counts }: FoundPart): boolean {
  const { category, page } = part;
  return page <= pagesFor(count, size) && (category === '' || isCategory(category, counts));
}

/** Pages are indexed, a category is a view of the whole list, and search results are not indexed. */
export function listPageMeta(
  list: { path: string; origin: string },
  { part, count, size }: Pick<FoundPart, 'part' | 'count' | 'size'>,
) {
  const { category, find, page } = part;
  const at = (number: number) => list.origin + listAddress(list.path, { ...part, page: number });
  return {
    canonical: category === '' && find === '' ? at(page) : list.origin + list.path,
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < pagesFor(count, size) ? at(page + 1) : undefined,
    noindex: find !== '',
  };
}

export function numbered(
  page: number,
  texts: { title: string; description: string },
  { text }: Pick<SiteMessages, 'text'>,
) {
  if (page === 1) return texts;
  const { title, description } = texts;
  return {
    title: text('lists.titleOfPage', { page, title }),
    description: text('lists.descriptionOfPage', { page, description }),
  };
}

/** With the chosen one even if no item has it. */
export function withChosen(categories: CategoryCount[], chosen: string): CategoryCount[] {
  const isListed = chosen === '' || categories.some(({ name }) => name === chosen);
  return isListed ? categories : [...categories, { name: chosen, count: 0 }];
}
