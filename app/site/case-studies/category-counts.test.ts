import { expect, test } from 'vitest';
import { countCategories } from './category-counts.ts';

const studies = [
  { categories: ['SEO', 'Branding'] },
  { categories: ['SEO'] },
  { categories: ['Web Development', 'An older name'] },
  { categories: [] },
];

test('a study counts in each of its categories, and the most used comes first', () => {
  expect(countCategories(studies, '')).toEqual([
    { name: 'SEO', count: 2 },
    { name: 'Web Development', count: 1 },
    { name: 'Branding', count: 1 },
    { name: 'An older name', count: 1 },
  ]);
});

test('the chosen category is listed even where no study has it', () => {
  expect(countCategories(studies, 'SMM').at(-1)).toEqual({ name: 'SMM', count: 0 });
  expect(countCategories(studies, 'SMM')).toHaveLength(5);
});

test('a chosen category in use is listed once', () => {
  expect(countCategories(studies, 'SEO')).toHaveLength(4);
});

test('names of object members are categories like any other', () => {
  expect(countCategories([{ categories: ['constructor'] }], '__proto__')).toEqual([
    { name: 'constructor', count: 1 },
    { name: '__proto__', count: 0 },
  ]);
});
