import { expect, test } from 'vitest';
import { listAddress } from '../../../domain/list-part.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { isPartThere, listPageMeta, numbered, readListPart, withChosen } from './list-view.ts';

const list = { path: '/insights', origin: 'https://agency.example' };
const whole = { category: '', find: '', page: 1 };

function read(query: string) {
  return readListPart(new URLSearchParams(query));
}

test('an address without a query means the first page of everything', () => {
  expect(read('')).toEqual(whole);
  expect(read('category=%20SEO%0A&find=a%00%20%20b&page=2&other=1')).toEqual({
    category: 'SEO',
    find: 'a b',
    page: 2,
  });
});

test('an address puts no long text on the page', () => {
  const part = read(`category=${'x'.repeat(5_000)}&find=${'🌴'.repeat(5_000)}`);
  expect(Array.from(part?.category ?? '')).toHaveLength(60);
  expect(Array.from(part?.find ?? '')).toHaveLength(60);
});

test.each(['0', '-1', '1.5', 'two', '', '01', '1e3', '9999999'])('there is no page %j', (page) => {
  expect(read(`page=${page}`)).toBeNull();
});

test('an address that was written reads back', () => {
  for (const part of [whole, { category: 'UI/UX & "a"', find: 'ä +?#', page: 7 }]) {
    const address = listAddress('/insights', part);
    expect(readListPart(new URL(address, list.origin).searchParams)).toEqual(part);
  }
  expect(listAddress('/insights', whole)).toBe('/insights');
});

test('each page of the whole list is its own, and knows its neighbours', () => {
  const at = (page: number) =>
    listPageMeta(list, { part: { ...whole, page }, count: 121, size: 60 });
  expect(at(1)).toMatchObject({
    canonical: 'https://agency.example/insights',
    previous: undefined,
    next: 'https://agency.example/insights?page=2',
  });
  expect(at(2)).toMatchObject({
    canonical: 'https://agency.example/insights?page=2',
    previous: 'https://agency.example/insights',
    next: 'https://agency.example/insights?page=3',
    noindex: false,
  });
  expect(at(3).next).toBeUndefined();
});

test('a category is a view of the list, and a search stays out of every index', () => {
  const category = listPageMeta(list, {
    part: { ...whole, category: 'SEO', page: 2 },
    count: 100,
    size: 60,
  });
  expect(category).toMatchObject({ canonical: 'https://agency.example/insights', noindex: false });
  expect(category.previous).toBe('https://agency.example/insights?category=SEO');
  expect(listPageMeta(list, { part: { ...whole, find: 'x' }, count: 1, size: 60 }).noindex).toBe(
    true,
  );
});

test('no two pages share a title', () => {
  const texts = { title: 'Insights', description: 'Notes.' };
  expect(numbered(1, texts, messagesFor('en'))).toEqual(texts);
  expect(numbered(2, texts, messagesFor('en'))).toEqual({
    title: 'Page 2: Insights',
    description: 'Page 2. Notes.',
  });
});

test('the chosen category is listed even where nothing has it, and once where something has', () => {
  const categories = [{ name: 'SEO', count: 2 }];
  expect(withChosen(categories, '')).toEqual(categories);
  expect(withChosen(categories, 'SEO')).toEqual(categories);
  expect(withChosen(categories, 'SMM')).toEqual([...categories, { name: 'SMM', count: 0 }]);
});

test('D61 a part is there up to the last page, of a category that an item may have', () => {
  const counts = { total: 61, categories: [{ name: 'Old name', count: 1 }], known: ['SEO'] };
  const isThere = (part: object) =>
    isPartThere({ part: { ...whole, ...part }, count: 61, size: 60, counts });
  expect([{ page: 2 }, { page: 3 }].map(isThere)).toEqual([true, false]);
  expect(['SEO', 'Old name', 'seo'].map((category) => isThere({ category }))).toEqual([
    true,
    true,
    false,
  ]);
});
