import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { merge } from './merge.ts';
import { mergeOrders } from './merge-orders.ts';

function merged(base: string, mine: string, theirs: string): string {
  const [b, m, t] = [base, mine, theirs].map((ids) => [...ids]);
  return mergeOrders({ base: b ?? [], mine: m ?? [], theirs: t ?? [] }).join('');
}

test.each([
  // One moves, the other adds or removes.
  ['abcd', 'dabc', 'abxcd', 'dabxc'],
  ['abcd', 'abdc', 'acd', 'adc'],
  // Both move, different ones.
  ['abcd', 'bacd', 'abdc', 'badc'],
  // Both add at one place.
  ['ab', 'axb', 'ayb', 'axyb'],
  // Both remove, or add and remove.
  ['abc', 'ac', 'ab', 'a'],
  ['abc', 'abcx', 'bc', 'bcx'],
  // The same one moved to two places: where the last one to save has it.
  ['abcd', 'bcda', 'bacd', 'bcda'],
])('R-P-13 %s with %s and %s is %s', (base, mine, theirs, expected) => {
  expect(merged(base, mine, theirs)).toBe(expected);
});

const known = [...'abcdef'];
const order = (added: string[]) =>
  fc.shuffledSubarray([...known, ...added], { minLength: 0, maxLength: known.length + 2 });
const base = fc.subarray(known);

test('R-P-13 whatever two people do to an order, nothing is lost and nothing stands twice', () => {
  fc.assert(
    fc.property(base, order(['m', 'n']), order(['t', 'u']), (first, mine, theirs) => {
      const ids = mergeOrders({ base: first, mine, theirs });
      expect(new Set(ids).size).toBe(ids.length);
      const left = [...new Set([...mine, ...theirs])].filter(
        (id) => !first.includes(id) || (mine.includes(id) && theirs.includes(id)),
      );
      expect(ids.toSorted()).toEqual(left.toSorted());
    }),
  );
});

test('R-P-13 where one side changed nothing, the other has its way', () => {
  fc.assert(
    fc.property(base, order(['x', 'y']), (first, now) => {
      expect(mergeOrders({ base: first, mine: now, theirs: first })).toEqual(now);
      expect(mergeOrders({ base: first, mine: first, theirs: now })).toEqual(now);
      expect(mergeOrders({ base: first, mine: now, theirs: now })).toEqual(now);
    }),
  );
});

const rows = (ids: string, words: Record<string, string> = {}) =>
  Object.fromEntries([
    ['list.order', [...ids].join(' ')],
    ...[...ids].map((id) => [`list.${id}.words`, words[id] ?? id]),
  ]);

test('R-P-13 two orders of rows merge without a question, words of the same row ask', () => {
  const { fields, collisions } = merge(rows('abc'), rows('bac'), rows('abcx'));
  expect([fields['list.order'], collisions]).toEqual(['b a c x', []]);
  const asked = merge(rows('abc'), rows('bac', { a: 'mine' }), rows('acb', { a: 'theirs' }));
  expect(asked.collisions).toEqual([{ name: 'list.a.words', mine: 'mine', theirs: 'theirs' }]);
});

test('R-P-13 what one removes while the other writes in it stays, with every word', () => {
  const written = rows('abc', { b: 'new words' });
  for (const { fields, collisions } of [
    merge(rows('abc'), written, rows('ac')),
    merge(rows('abc'), rows('ac'), written),
  ]) {
    expect(collisions).toEqual([]);
    expect(fields).toEqual(written);
  }
  expect(merge(rows('abc'), rows('abc'), rows('ac')).fields['list.order']).toBe('a c');
});

test('R-P-13 lists in rows merge like the lists around them', () => {
  const nested = (inner: string) => ({
    'list.order': 'a',
    'list.a.links.order': inner,
    ...Object.fromEntries(inner.split(' ').map((id) => [`list.a.links.${id}.words`, id])),
  });
  const { fields, collisions } = merge(nested('x y'), nested('y x'), nested('x y z'));
  expect([fields['list.a.links.order'], collisions]).toEqual(['y x z', []]);
});
