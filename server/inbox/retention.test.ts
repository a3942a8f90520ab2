import { expect, test } from 'vitest';
import { monthsBefore } from './retention.ts';

test.each([
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-02-29', 24, '2026-02-28'],
  ['2026-12-31', 1, '2026-11-30'],
  ['2026-03-15', 3, '2025-12-15'],
])('D42 before %s, %d months end on %s', (now, months, border) => {
  expect(new Date(monthsBefore(Date.parse(now), months)).toISOString()).toContain(border);
});
