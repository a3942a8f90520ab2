import { expect, test } from 'vitest';
import { counted } from './counting-levels.ts';

test.each([
  ['54', 0, '\u20070'],
  ['54', 0.5, '27'],
  ['54', 1, '54'],
  ['4.5', 0.5, '2.3'],
  ['100', 0.05, '\u2007\u20075'],
])('%s at %d of its level is %s', (number, level, shown) => {
  expect(counted(number, level)).toBe(shown);
});
