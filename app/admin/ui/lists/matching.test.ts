import { expect, test } from 'vitest';
import { lastChangedFirst, matching, pageOf, sortedByText } from './matching.ts';

const names = ['Twelve Wells', 'Net House Museum', 'Wells Court'];
const itself = (name: string) => name;

test('every word typed must be there, in any order and case', () => {
  expect(matching(names, itself, ' wells ')).toEqual(['Twelve Wells', 'Wells Court']);
  expect(matching(names, itself, 'court WELLS')).toEqual(['Wells Court']);
  expect(matching(names, itself, 'well.')).toEqual([]);
});

test('nothing typed shows all', () => {
  expect(matching(names, itself, '  ')).toEqual(names);
});

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

test('the last changed stands first, what nobody knows keeps its order at the end', () => {
  const items = ['', '2026-01-01', '', '2026-03-01'].map((changedAt, id) => ({ id, changedAt }));
  expect(lastChangedFirst(items).map(({ id }) => id)).toEqual([3, 1, 0, 2]);
  expect(items.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
});

test('A to Z as people read it, empty texts last; no key keeps the order', () => {
  const titles = ['Blog 10', '', 'blog 2', 'Über', 'Zebra'];
  const inOrder = ['blog 2', 'Blog 10', 'Über', 'Zebra', ''];
  expect(sortedByText(titles, itself)).toEqual(inOrder);
  expect(sortedByText(titles, null)).toBe(titles);
});
