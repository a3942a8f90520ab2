import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './words.ts';

test('a begun minute counts as a whole one', () => {
  expect(readingMinutes(['word '.repeat(220)])).toBe(1);
  expect(readingMinutes(['word '.repeat(221)])).toBe(2);
});

test('tags and their attributes are not read', () => {
  const html = `<p><a href="/a page with many words" title="more words">${'كلمة '.repeat(220)}</a></p>`;
  expect(readingMinutes([html])).toBe(1);
});

test('words without spaces between them are read one by one', () => {
  expect(countWords('我们建造网站')).toBe(3);
  expect(countWords('เราสร้างเว็บไซต์ fast')).toBe(4);
  expect(readingMinutes(['<p>我们建造网站。</p>'.repeat(80)])).toBe(2);
});

test('nothing to read takes no time', () => {
  expect(readingMinutes([])).toBe(0);
  expect(readingMinutes(['', '<p></p> – …'])).toBe(0);
});
