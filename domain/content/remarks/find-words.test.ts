import { expect, test } from 'vitest';
import { findWords, markWords, searchable } from './find-words.ts';
import { type MarkedWords, markedWords } from './remark.ts';

const text =
  'Patients could call, message, fill in a form or walk in. Each clinic had its own habit, and the front desk typed everything twice.';

function mark(of: string, quote: string, from = 0): MarkedWords {
  const start = of.indexOf(quote, from);
  const words = markWords(of, start, start + quote.length);
  if (!words) throw new Error('nothing to mark');
  return words;
}

/** The words that are found in another text, with their state. */
function found(words: MarkedWords, now: string): string {
  const place = findWords(searchable(now), words);
  return place.state === 'gone' ? 'gone' : `${place.state}: ${now.slice(place.start, place.end)}`;
}

test('marked words are found again after edits around them', () => {
  const words = mark(text, 'typed everything twice');
  expect(markedWords.parse(words)).toEqual(words);
  expect(found(words, text)).toBe('found: typed everything twice');
  expect(found(words, `New words before. ${text} And after.`)).toBe(
    'found: typed everything twice',
  );
  expect(found(words, 'It typed everything twice')).toBe('found: typed everything twice');
});

test('white space that an editor changes hides no words', () => {
  const words = mark('One.\n\nTwo words.', 'One.\n\nTwo');
  expect(found(words, 'One.Two words.')).toBe('found: One.Two');
  expect(found(words, 'One. \u00a0Two words.')).toBe('found: One. \u00a0Two');
});

test('of equal words the ones with the same neighbours are meant, else the nearest', () => {
  const twice = 'the desk is here, the desk is there, the desk is away';
  const words = mark(twice, 'desk', 20);
  const place = findWords(searchable(twice), words);
  expect(place).toEqual({ state: 'found', start: 22, end: 26 });
  const moved = findWords(searchable(`Well: ${twice}`), words);
  expect(moved).toEqual({ state: 'found', start: 28, end: 32 });
  const alone = { ...words, prefix: '', suffix: '', start: 40 };
  expect(findWords(searchable(twice), alone)).toEqual({ state: 'found', start: 41, end: 45 });
});

test('words that were mended are named by what stands in their place', () => {
  const words = mark(text, 'front desk typed');
  expect(found(words, text.replace('front desk typed', 'reception wrote'))).toBe(
    'changed: reception wrote',
  );
  expect(found(mark('Nine clinics', 'Nine clinics'), 'Ten clinics')).toBe('changed: Ten clinics');
});

test('words that were deleted are gone, and so are those of another text', () => {
  const words = mark(text, ' front desk');
  expect(found(words, text.replace(' front desk', ''))).toBe('gone');
  expect(found(words, 'Something else altogether, in which nothing is left of it.')).toBe('gone');
  expect(found(words, '')).toBe('gone');
});

test('only words can be marked, and not more than a paragraph of them', () => {
  expect(markWords(text, 5, 5)).toBeNull();
  expect(markWords('a   b', 1, 3)).toBeNull();
  expect(markWords('x'.repeat(600), 0, 501)).toBeNull();
  expect(markWords('a  word ', 1, 8)).toMatchObject({ quote: 'word', start: 3 });
});

test('a pair of units is never cut at the edge of what stands around', () => {
  const words = mark(`${'😀'.repeat(40)}x word y${'😀'.repeat(40)}`, 'word');
  expect(words.prefix.isWellFormed() && words.suffix.isWellFormed()).toBe(true);
});

test('T34 a text of one letter, too long for its square, is searched to its end', () => {
  const long = searchable('a'.repeat(500_000));
  const words = { prefix: 'a', suffix: 'ab', start: 250_000 };
  expect(findWords(long, { quote: 'aa', ...words }).state).toBe('found');
  expect(findWords(long, { quote: 'zz', ...words }).state).toBe('gone');
});
