import { expect, test } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { spread } from './spread.ts';

const keyOf = (item: string) => item[0] ?? null;

function neighboursAlike(items: string[]): number {
  return items.filter((item, index) => index > 0 && keyOf(item) === keyOf(items[index - 1] ?? ''))
    .length;
}

test('equal neighbours are moved apart', () => {
  const found = spread(['a1', 'a2', 'b1', 'b2', 'c1', 'c2'], keyOf);
  expect(neighboursAlike(found)).toBe(0);
  expect([...found].sort()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2']);
});

test('no item is lost, and no neighbours are alike where that can be avoided', () => {
  const item = fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat())
    .map((pair) => pair.join(''));
  fc.assert(
    fc.property(fc.array(item, { maxLength: 10 }), (items) => {
      const found = spread(items, keyOf);
      expect([...found].sort()).toEqual([...items].sort());
      const maxAlike = Math.max(
        0,
        ...items.map((one) => items.filter((other) => keyOf(one) === keyOf(other)).length),
      );
      if (maxAlike <= Math.ceil(items.length / 2)) expect(neighboursAlike(found)).toBe(0);
    }),
  );
});

test('what has no key stays in its order', () => {
  expect(spread([3, 1, 2], () => null)).toEqual([3, 1, 2]);
});
