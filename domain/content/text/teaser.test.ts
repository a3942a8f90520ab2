import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import {
  homeTeaserLength,
  insightsTeaserLength,
  teaser,
  teaserOfWords,
  wordsWithin,
} from './teaser.ts';

test('R-9-03 150 characters show whole, of 151 the first 147 and three dots', () => {
  expect(teaser('x'.repeat(150), homeTeaserLength)).toBe('x'.repeat(150));
  expect(teaser('x'.repeat(151), homeTeaserLength)).toBe(`${'x'.repeat(147)}...`);
});

test('R-9-04 250 characters show whole, of 251 the first 247 and three dots', () => {
  expect(teaser('x'.repeat(250), insightsTeaserLength)).toBe('x'.repeat(250));
  expect(teaser('x'.repeat(251), insightsTeaserLength)).toBe(`${'x'.repeat(247)}...`);
});

test.each([
  ['One in the memory of a clerk.', 40, 'One in the memory of a clerk.'],
  ['One in the memory of a clerk.', 20, 'One in the...'],
  ['Two kept it on paper, one in the memory.', 25, 'Two kept it on paper...'],
  ['x'.repeat(30), 20, `${'x'.repeat(17)}...`],
  ['Google 広告の運用と改善の記録を毎月まとめています', 20, 'Google 広告の運用と改善の記...'],
])('a description ends at a word: %s', (text, length, shown) => {
  expect(teaserOfWords(text, length)).toBe(shown);
});

test.each([
  ['Two kept it on paper, one in memory', 22, 'Two kept it on paper'],
  ['Google 広告の運用と改善の記録を毎月まとめています', 20, 'Google 広告の運用と改善の記録を毎'],
])('a title that is shortened ends at a word: %s', (text, length, shown) => {
  expect(wordsWithin(text, length)).toBe(shown);
});

// Lengths around both limits, in characters of one and of two code units.
const anyText = fc.string({ unit: 'binary', minLength: 140, maxLength: 260, size: 'max' });

test('D21 a teaser is never longer than allowed, starts like the text and splits no character', () => {
  fc.assert(
    fc.property(
      anyText,
      fc.constantFrom(homeTeaserLength, insightsTeaserLength),
      (text, length) => {
        const cut = teaser(text, length);
        expect(Array.from(cut).length).toBe(Math.min(Array.from(text).length, length));
        expect(cut === text || text.startsWith(cut.slice(0, -3))).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
      },
    ),
    { numRuns: fuzzRuns(2_000, 100_000) },
  );
});

test('counting code units would split a character (negative control)', () => {
  expect('😀'.repeat(80).slice(0, 147).isWellFormed()).toBe(false);
});
