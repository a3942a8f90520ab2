import {
  type ListQuery,
  type ListSort,
  listFindLimit,
  listSorts,
} from '../../../../domain/api/content/item-lists.ts';

const lastPage = 100_000;
const firstSort: ListSort = 'changed';

function sortOf(text: string | null): ListSort {
  return listSorts.find((sort) => sort === text) ?? firstSort;
}

/** What the address of a list asks for; anything unknown is the first page of all, the last changed first. */
export function listQuery(search: URLSearchParams): ListQuery {
  const page = Number(search.get('page'));
  return {
    find: (search.get('find') ?? '').slice(0, listFindLimit),
    sort: sortOf(search.get('sort')),
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1,
  };
}

/** The same address asking for another part; what else it says stays. */
export function withQuery(search: URLSearchParams, { find, sort, page }: ListQuery) {
  const changed = new URLSearchParams(search);
  const parts: [string, string][] = [
    ['find', find],
    ['sort', sort === firstSort ? '' : sort],
    ['page', page > 1 ? String(page) : ''],
  ];
  for (const [name, value] of parts) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}
