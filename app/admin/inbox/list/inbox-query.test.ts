import { expect, test } from 'vitest';
import { inboxPath, inboxQuery, savedInboxQuery } from './inbox-query.ts';

test('the address of a list says folder, search and page, and is read again', () => {
  const query = { folder: 'overdue', find: 'dates & more', page: 3 } as const;
  const path = inboxPath(query, 5);
  expect(path).toBe('/admin/enquiries/5?folder=overdue&find=dates+%26+more&page=3');
  expect(inboxQuery(new URL(path, 'http://site').searchParams)).toEqual(query);
});

test.each(['', 'folder=nonsense&page=-1', 'page=1.5', 'page=1e9'])(
  'anything unknown is the first page of the new ones: %j',
  (search) => {
    const first = { folder: 'new', find: '', page: 1 };
    expect(inboxQuery(new URLSearchParams(search))).toEqual(first);
  },
);

test('what is saved of an address is folder and search, not the page', () => {
  expect(savedInboxQuery({ folder: 'all', find: 'a b', page: 3 })).toBe('folder=all&find=a+b');
  expect(savedInboxQuery({ folder: 'new', find: '', page: 2 })).toBe('');
});
