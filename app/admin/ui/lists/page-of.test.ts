import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test('a page holds 60 items and the last page the rest', () => {
  const items = Array.from({ length: 125 }, (_, index) => index);
  expect(pageOf(items, 1)).toMatchObject({ number: 1, last: 3 });
  expect(pageOf(items, 1).items).toHaveLength(60);
  expect(pageOf(items, 3).items).toEqual([120, 121, 122, 123, 124]);
});

test('a page that is gone becomes the last one; an empty list has one page', () => {
  expect(pageOf([1, 2], 7)).toEqual({ items: [1, 2], number: 1, last: 1 });
  expect(pageOf([], 1)).toEqual({ items: [], number: 1, last: 1 });
});
