import { expect, test } from 'vitest';
import fc from '../tests/fast-check.ts';
import { lruCache } from './lru-cache.ts';

test('what was asked for longest ago goes first', () => {
  const kept = lruCache<{ bytes: number }>(80);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) kept.set(key, { bytes: 10 });
  kept.get('a');
  kept.set('i', { bytes: 10 });
  expect(kept.get('a')).toEqual({ bytes: 10 });
  expect(kept.get('b')).toBeUndefined();
  expect([kept.size, kept.calculatedSize]).toEqual([8, 80]);
});

test('a value too large for its share is not kept, and takes its smaller self along', () => {
  const kept = lruCache<{ bytes: number }>(80);
  kept.set('a', { bytes: 10 });
  kept.set('a', { bytes: 11 });
  expect([kept.get('a'), kept.calculatedSize]).toEqual([undefined, 0]);
});

test('an empty value counts as one byte, and a limit of none keeps nothing', () => {
  const kept = lruCache<{ bytes: number }>(80);
  kept.set('a', { bytes: 0 });
  expect([kept.get('a'), kept.calculatedSize]).toEqual([{ bytes: 0 }, 1]);
  const off = lruCache<{ bytes: number }>(0);
  off.set('a', { bytes: 10 });
  expect(off.get('a')).toBeUndefined();
});

test('T30 no sequence passes the bound, and the count of bytes is true', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');
  const step = fc.tuple(
    fc.constantFrom('get', 'set', 'delete'),
    key,
    fc.integer({ min: 1, max: 200 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const kept = lruCache<{ bytes: number }>(1_000);
      for (const [name, one, bytes] of steps) {
        if (name === 'set') kept.set(one, { bytes });
        else kept[name === 'get' ? 'get' : 'delete'](one);
        expect(kept.calculatedSize).toBeLessThanOrEqual(1_000);
      }
      const left = [...'abcdefghij'].map((name) => kept.get(name)?.bytes ?? 0);
      expect(kept.calculatedSize).toBe(left.reduce((sum, bytes) => sum + bytes, 0));
    }),
  );
});
