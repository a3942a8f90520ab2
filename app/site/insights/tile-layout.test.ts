import { expect, test } from 'vitest';
import { firstFreePlace, tileSpan } from './tile-layout.ts';

test('tiles 1, 4, 7 are five columns wide and all others seven', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(tileSpan)).toEqual([5, 7, 7, 5, 7, 7, 5]);
});

test('the question panel stands beside the first wide tile that is alone in its row', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 13, 400].map(firstFreePlace)).toEqual([
    null,
    null,
    null,
    3,
    null,
    5,
    5,
    5,
    5,
  ]);
});
