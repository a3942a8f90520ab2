import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MinuteCounts } from './minute-counts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('T36 each network has its share of refusals a minute', () => {
  const posts = new MinuteCounts(2);
  expect([1, 2, 3].map(() => posts.count('10.0.0.1'))).toEqual([true, true, false]);
  expect(posts.count('10.0.0.2')).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(posts.count('10.0.0.1')).toBe(true);
});

test('T36 invented networks are forgotten, the longest known first', () => {
  const posts = new MinuteCounts(1);
  for (let n = 0; n <= 10_000; n++) posts.count(`${n}`);
  expect(posts.count('10000')).toBe(false);
  expect(posts.count('0')).toBe(true);
});
