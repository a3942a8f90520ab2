import { expect, test } from 'vitest';
import { listSorts as sorts } from '../../../../domain/api/content/item-lists.ts';
import { listQuery, withQuery } from './list-query.ts';

test('the address of a list says search, order and page, and is read again', () => {
  const query = { find: 'dates & more', sort: 'title', page: 3 } as const;
  const search = withQuery(new URLSearchParams('edit=5'), query, sorts);
  expect(search.toString()).toBe('edit=5&find=dates+%26+more&sort=title&page=3');
  expect(listQuery(search, sorts)).toEqual(query);
  const first = { find: '', sort: 'changed', page: 1 } as const;
  expect(withQuery(search, first, sorts).toString()).toBe('edit=5');
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
