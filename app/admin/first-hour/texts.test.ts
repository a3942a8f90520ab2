import { expect, test } from 'vitest';
import { firstHourTexts } from './texts.ts';

test('R-S-02 the line above the steps says how far they are, and when all are done', () => {
  const { progress } = firstHourTexts;
  expect(progress(1, 6, 12)).toBe('1 of 6 steps, about 12 minutes left');
  expect(progress(1, 6, 0)).toBe('1 of 6 steps');
  expect(progress(6, 6, 0)).toBe('All 6 steps are done: the site is yours.');
});
