import { expect, test } from 'vitest';
import { searchWords } from '../../list-part.ts';
import { searchText } from './search-text.ts';

test.each([
  ['ÉTÉ à Łódź', 'été ŁÓDŹ'],
  ['ΟΔΟΣ', 'οδος'],
  ['οδός', 'ΟΔΌΣ'],
  ['Οδοσήμανση', 'ΟΔΟΣ'],
  ['МОСКВА', 'москва'],
])('in %j the words %j are found in either case', (text, find) => {
  const words = searchWords(find);
  expect(words.filter((word) => !searchText([text]).includes(word))).toEqual([]);
});

test('a word does not reach from one text into the next', () => {
  expect(searchWords('webapps').some((word) => searchText(['Web', 'apps']).includes(word))).toBe(
    false,
  );
});
