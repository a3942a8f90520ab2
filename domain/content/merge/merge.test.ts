import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { merge } from './merge.ts';

test('R-X-08 what one side changed is kept, what both changed is asked', () => {
  const base = { title: 'A', slug: 'a', brief: 'x', meta: '' };
  const mine = { title: 'B', slug: 'a', brief: 'mine', meta: 'same' };
  const theirs = { title: 'A', slug: 'c', brief: 'theirs', meta: 'same' };
  expect(merge(base, mine, theirs)).toEqual({
    fields: { title: 'B', slug: 'c', brief: 'mine', meta: 'same' },
    collisions: [{ name: 'brief', mine: 'mine', theirs: 'theirs' }],
  });
});

test('a field that only one side has counts as empty on the other', () => {
  expect(merge({}, { a: '1' }, { b: '2' })).toEqual({ fields: { a: '1', b: '2' }, collisions: [] });
});

test('nothing is lost, whatever two people do: every change is in the result or asked', () => {
  const fields = fc.record({
    a: fc.constantFrom('', '1', '2'),
    b: fc.constantFrom('', '1', '2'),
  });
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      const merged = merge(base, mine, theirs);
      const asked = new Set(merged.collisions.map(({ name }) => name));
      for (const name of ['a', 'b'] as const) {
        if (mine[name] !== base[name]) expect(merged.fields[name]).toBe(mine[name]);
        if (theirs[name] !== base[name] && !asked.has(name)) {
          expect(merged.fields[name]).toBe(theirs[name]);
        }
      }
    }),
  );
});
