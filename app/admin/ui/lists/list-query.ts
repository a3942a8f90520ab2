import { listFindLimit } from '../../../../domain/api/lists.ts';

const lastPage = 100_000;

/** Orders of a list; the first one is its own. */
export type Sorts<Sort extends string> = readonly [Sort, ...Sort[]];

/** The filters of a list by their names in its address, and which values each may have. */
export type FilterChecks = Record<string, (value: string) => boolean>;

export interface ListPlace<Sort extends string> {
  find: string;
  sort: Sort;
  page: number;
  /** What each filter of the list is set to; empty for no filter. */
  filters?: Record<string, string>;
}

function filtersIn(search: URLSearchParams, checks: FilterChecks): Record<string, string> {
  const chosen = Object.entries(checks).map(([name, isKnown]) => {
    const value = search.get(name) ?? '';
    return [name, isKnown(value) ? value : ''];
  });
  return Object.fromEntries(chosen);
}

/** What the address of a list asks for; anything unknown is the first page of all in the list's own order. */
export function listQuery<Sort extends string>(
  search: URLSearchParams,
  sorts: Sorts<Sort>,
  checks?: FilterChecks,
): ListPlace<Sort> {
  const page = Number(search.get('page'));
  return {
    find: (search.get('find') ?? '').slice(0, listFindLimit),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? sorts[0],
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1,
    ...(checks && { filters: filtersIn(search, checks) }),
  };
}

/** The same address asking for another part; what else it says stays. */
export function withQuery<Sort extends string>(
  search: URLSearchParams,
  { find, sort, page, filters = {} }: ListPlace<Sort>,
  [firstSort]: Sorts<Sort>,
) {
  const changed = new URLSearchParams(search);
  const parts: [string, string][] = [
    ['find', find],
    ['sort', sort === firstSort ? '' : sort],
    ...Object.entries(filters),
    ['page', page > 1 ? String(page) : ''],
  ];
  for (const [name, value] of parts) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** What a list shows, to be found again: the address without the page; empty for all in the first order. */
export function savedQuery<Sort extends string>(
  query: ListPlace<Sort>,
  sorts: Sorts<Sort>,
): string {
  return withQuery(new URLSearchParams(), { ...query, page: 1 }, sorts).toString();
}

/** Whether a list shows less than all, besides what is looked for. */
export function hasFilters({ filters = {} }: Pick<ListPlace<string>, 'filters'>): boolean {
  return Object.values(filters).some((value) => value !== '');
}
