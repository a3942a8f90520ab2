import { expect, test } from 'vitest';
import { matching, pageOf } from './matching.ts';

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
