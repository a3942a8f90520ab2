import { expect, test } from 'vitest';
import { defaultRetryPolicy, retryDelay } from './retry.ts';

test('F08 waits double from 10 s up to an hour', () => {
  const waits = [1, 2, 3, 4, 5, 9, 10, 400].map((attempt) =>
    retryDelay(attempt, defaultRetryPolicy, 0.5),
  );
  expect(waits.map((wait) => wait / 1_000)).toEqual([10, 20, 40, 80, 160, 2_560, 3_600, 3_600]);
});

test('F08 a wait differs by a fifth at most', () => {
  expect(retryDelay(1, defaultRetryPolicy, 0)).toBe(8_000);
  expect(retryDelay(1, defaultRetryPolicy, 1)).toBe(12_000);
});

test('R-X-01 a probe and an attempt that hangs take less than two minutes', () => {
  expect(defaultRetryPolicy.probeInterval + defaultRetryPolicy.pollInterval + 60_000).toBeLessThan(
    120_000,
  );
  expect(defaultRetryPolicy.lease).toBeGreaterThan(60_000);
});
