import { expect, test } from 'vitest';
import { hour } from '../durations.ts';
import { countReleasable, hasRoomForNew, isSummaryDue } from './mail-cap.ts';

test('T27 new mail leaves below the cap, held mail below four fifths of it, a portion a minute', () => {
  expect([99, 100].map((used) => hasRoomForNew(used, 100))).toEqual([true, false]);
  expect([0, 78, 79, 80, 100].map((used) => countReleasable(used, 100))).toEqual([2, 2, 1, 0, 0]);
  expect(countReleasable(0, 6_000)).toBe(100);
});

test.each([1, 2, 3])('held mail leaves with a cap of %i, too', (cap) => {
  expect(countReleasable(0, cap)).toBe(1);
  expect(countReleasable(cap, cap)).toBe(0);
});

test('a rush has one summary a day, a new one another after an hour', () => {
  expect(isSummaryDue(Number.POSITIVE_INFINITY, true)).toBe(true);
  expect(isSummaryDue(23 * hour, false)).toBe(false);
  expect(isSummaryDue(24 * hour, false)).toBe(true);
  expect(isSummaryDue(hour - 1, true)).toBe(false);
  expect(isSummaryDue(hour, true)).toBe(true);
});
