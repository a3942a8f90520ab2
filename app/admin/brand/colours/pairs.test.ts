import { expect, test } from 'vitest';
import { firstBrand } from '../../../../domain/brand/brand.ts';
import { brandPairsOf } from './pairs.ts';

const withAccent = (accent: string) => brandPairsOf({ ...firstBrand, accent });

test('ten places come first, and no place is shown twice or lost', () => {
  const { first, others } = withAccent('#e0446b');
  expect(first).toHaveLength(10);
  const names = [...first, ...others].map(({ role, ground }) => `${role} ${ground}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['#e0446b', { isOnDeep: false, areLinesMoved: false }],
  ['#ffe100', { isOnDeep: false, isOnBoth: false, areLinesMoved: true }],
  ['#5a1505', { isOnDeep: true }],
])('the note about %s says what was moved', (accent, said) => {
  expect(withAccent(accent).accent).toMatchObject(said);
});

test('what is shown before and after are the two that were measured', () => {
  const moved = withAccent('#e0446b').accent?.pair;
  expect(moved?.wish).toBe('#e0446b');
  expect(moved?.wishRatio).toBeLessThan(4.5);
  expect(moved?.ratio).toBeGreaterThanOrEqual(4.5);
});
