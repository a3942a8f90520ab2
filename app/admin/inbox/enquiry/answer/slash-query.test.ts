import { expect, test } from 'vitest';
import { matchingTitles, slashQuery } from './slash-query.ts';

test('a slash at the start of a line or of a word asks, with what follows it', () => {
  expect(slashQuery('/', 1)).toEqual({ at: 0, end: 1, find: '' });
  expect(slashQuery('Dear Huda,\n/pri', 15)).toEqual({ at: 11, end: 15, find: 'pri' });
  expect(slashQuery('Yes. /two words', 15)).toEqual({ at: 5, end: 15, find: 'two words' });
  expect(slashQuery('/price and more', 6)).toEqual({ at: 0, end: 6, find: 'price' });
});

test('a slash inside an address, a date or between words is only a slash', () => {
  for (const text of ['https://a.example/', 'and/or', '1/2', '/ 2', '/one\ntwo', '/a/b', '']) {
    expect(slashQuery(text, text.length), text).toBeNull();
  }
});

test('titles are found by the words they hold, in any case and order', () => {
  const all = [{ title: 'Prices of a shop' }, { title: 'Shop, how long' }, { title: 'PRICE' }];
  const titles = (find: string) => matchingTitles(all, find).map(({ title }) => title);
  expect(titles('')).toHaveLength(3);
  expect(titles('pri')).toEqual(['Prices of a shop', 'PRICE']);
  expect(titles('SHOP pri')).toEqual(['Prices of a shop']);
  expect(titles('none')).toEqual([]);
});
