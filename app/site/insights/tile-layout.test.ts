import { expect, test } from 'vitest';
import { roomBeside, tileSpan, tilesBesideRoom } from './tile-layout.ts';

test('tiles 1, 4, 7 are five columns wide and all others seven', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(tileSpan)).toEqual([5, 7, 7, 5, 7, 7, 5]);
});

test('a tile that is alone in its row leaves room beside it', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 12, 13].map(tilesBesideRoom)).toEqual([
    [],
    [0],
    [],
    [2],
    [],
    [4],
    [4, 5],
    [4, 7, 10, 11],
    [4, 7, 10],
  ]);
  expect([0, 2].map(roomBeside)).toEqual([7, 5]);
});
