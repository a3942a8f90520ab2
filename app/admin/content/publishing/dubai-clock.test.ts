import { expect, test } from 'vitest';
import { fromDubaiField, toDubaiField } from './dubai-clock.ts';

test('a time goes to the clock of Dubai and back, over midnight and the year', () => {
  expect(toDubaiField('2026-12-31T21:30:00.000Z')).toBe('2027-01-01T01:30');
  expect(fromDubaiField('2027-01-01T01:30')).toBe('2026-12-31T21:30:00.000Z');
  expect(fromDubaiField('2026-07-01T12:00')).toBe('2026-07-01T08:00:00.000Z');
});

test('an empty field is no time', () => {
  expect(toDubaiField(null)).toBe('');
  expect(fromDubaiField('')).toBeNull();
});
