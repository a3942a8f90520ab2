import { expect, test } from 'vitest';
import { listSorts as sorts } from '../../../../domain/api/content/item-lists.ts';
import { hasFilters, listQuery, savedQuery, withQuery } from './list-query.ts';

test('the address of a list says search, order and page, and is read again', () => {
  const query = { find: 'dates & more', sort: 'title', page: 3 } as const;
  const search = withQuery(new URLSearchParams('edit=5'), query, sorts);
  expect(search.toString()).toBe('edit=5&find=dates+%26+more&sort=title&page=3');
  expect(listQuery(search, sorts)).toEqual(query);
  const first = { find: '', sort: 'changed', page: 1 } as const;
  expect(withQuery(search, first, sorts).toString()).toBe('edit=5');
});

test('what is saved of an address is the search, the order and the filters, not the page', () => {
  const checks = { state: () => true };
  const search = new URLSearchParams('page=3&edit=5&state=draft&find=a+b&sort=title');
  expect(savedQuery(listQuery(search, sorts, checks), sorts)).toBe(
    'find=a+b&sort=title&state=draft',
  );
  expect(savedQuery(listQuery(new URLSearchParams('page=2'), sorts, checks), sorts)).toBe('');
});

test('filters of a list stand in its address, unknown values do not', () => {
  const checks = { state: (value: string) => value === 'draft', author: () => true };
  const search = new URLSearchParams('state=draft&author=maryam%40barhi.example&other=1');
  const query = listQuery(search, sorts, checks);
  expect(query.filters).toEqual({ state: 'draft', author: 'maryam@barhi.example' });
  expect(hasFilters(query)).toBe(true);
  const cleared = { ...query, filters: { state: '', author: '' } };
  expect(withQuery(search, cleared, sorts).toString()).toBe('other=1');
  expect(hasFilters(listQuery(new URLSearchParams('state=Draft'), sorts, checks))).toBe(false);
});

test.each(['', 'sort=Title&page=-1', 'page=1.5', 'page=1e9'])(
  'anything unknown is the first page of all: %j',
  (search) => {
    const first = { find: '', sort: 'changed', page: 1 };
    expect(listQuery(new URLSearchParams(search), sorts)).toEqual(first);
  },
);

test('no more words are asked for than the server takes', () => {
  expect(listQuery(new URLSearchParams({ find: 'x'.repeat(200) }), sorts).find).toHaveLength(100);
});
