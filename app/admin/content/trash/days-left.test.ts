import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

test('days left in the trash: begun ones count, overdue is none, a fast clock gains nothing', () => {
  const deleted = '2026-11-01T10:00:00.000Z';
  const at = (iso: string) => daysLeft(deleted, Date.parse(iso));
  expect(at('2026-11-01T10:00:00.000Z')).toBe(30);
  expect(at('2026-11-02T10:00:01.000Z')).toBe(29);
  expect(at('2026-12-01T09:59:59.000Z')).toBe(1);
  expect(at('2026-12-01T10:00:00.000Z')).toBe(0);
  expect(at('2027-01-01T00:00:00.000Z')).toBe(0);
  expect(at('2026-10-31T00:00:00.000Z')).toBe(30);
});
