import { expect, test } from 'vitest';
import { squaresOf } from './squares-of.ts';

test('Each text has a square', () => {
  const { squares, size } = squaresOf({ missing: 3, outdated: 4, ready: 18 });
  expect({ squares, size }).toEqual({ squares: { missing: 3, outdated: 4, ready: 18 }, size: 1 });
});

test('Among many texts a single outdated one is still seen', () => {
  const { squares, size } = squaresOf({ missing: 0, outdated: 1, ready: 1_599 });
  expect(size).toBe(10);
  expect(squares).toEqual({ missing: 0, outdated: 1, ready: 160 });
});
