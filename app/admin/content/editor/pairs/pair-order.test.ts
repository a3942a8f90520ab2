import { expect, test } from 'vitest';
import {
  notedRemoval,
  notedRestoral,
  pairAddedAfter,
  pairRemoved,
  pairRestored,
  type RemovedPair,
} from './pair-order.ts';
import { isEmpty, type Pair } from './pairs.ts';

/** Each sign is the heading of a pair; a full stop is an empty one. */
function pairsOf(signs: string): Pair[] {
  return [...signs].map((sign, number) => ({
    number,
    heading: sign === '.' ? '' : sign,
    paragraph: '',
  }));
}

function signsOf(pairs: Pair[]): string {
  return pairs.map(({ heading }) => heading || '.').join('');
}

interface State {
  pairs: Pair[];
  noted: RemovedPair[];
}

function remove({ pairs, noted }: State, sign: string): State {
  const at = pairs.findIndex(({ heading }) => heading === sign);
  const [pair, before] = [pairs[at], pairs[at - 1]];
  if (!pair) throw new Error(`There is no ${sign}`);
  const removed = { ...pair, place: at + 1, after: before?.number ?? null };
  return { pairs: pairRemoved(pairs, pair.number), noted: notedRemoval(noted, removed) };
}

function undo({ pairs, noted }: State, sign: string): State {
  const removed = noted.find(({ heading }) => heading === sign);
  const restored = removed && pairRestored(pairs, removed);
  if (!removed || !restored) throw new Error(`${sign} cannot be restored`);
  return { pairs: restored.pairs, noted: notedRestoral(noted, removed, restored.number) };
}

test('an empty pair is put between two others, the nearest one first', () => {
  const added = pairAddedAfter(pairsOf('ab.c..'), 0, isEmpty);
  expect(added && signsOf(added.pairs)).toBe('a.bc..');
  expect(added).toMatchObject({ number: 2, place: 2 });
  const fromBefore = pairAddedAfter(pairsOf('a.bc'), 2, isEmpty);
  expect(fromBefore && signsOf(fromBefore.pairs)).toBe('ab.c');
  expect(fromBefore).toMatchObject({ number: 1, place: 3 });
  expect(pairAddedAfter(pairsOf('abc'), 0, isEmpty)).toBeNull();
});

test('removed pairs come back to their places, whatever the order', () => {
  const start = { pairs: pairsOf('abcd..'), noted: [] };
  for (const gone of ['bc', 'cb', 'abc', 'cba', 'bac', 'abcd', 'dcba', 'cadb']) {
    const without = [...gone].reduce(remove, start);
    expect(signsOf(without.pairs).replaceAll('.', '')).toBe(
      [...'abcd'].filter((sign) => !gone.includes(sign)).join(''),
    );
    expect(without.pairs).toHaveLength(6);
    for (const back of [gone, [...gone].toReversed().join('')]) {
      const after = [...back].reduce(undo, without);
      expect([gone, back, signsOf(after.pairs)]).toEqual([gone, back, 'abcd..']);
      expect(after.noted).toEqual([]);
    }
  }
});

test('a removed pair waits while all ten are used', () => {
  const { pairs, noted } = remove({ pairs: pairsOf('ab'), noted: [] }, 'a');
  const [removed] = noted;
  const full = pairs.map((pair) => ({ ...pair, heading: pair.heading || 'new' }));
  expect(removed && pairRestored(full, removed)).toBeNull();
});
