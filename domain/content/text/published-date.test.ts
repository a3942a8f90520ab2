import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { timeFromPublishedDate } from './published-date.ts';

test.each([
  ['2024-05-03', '2024-05-03'],
  ['2024-05-03T23:30', '2024-05-03'],
  ['2024-05-03T23:30:00-05:00', '2024-05-03'],
  ['3 May 2024', '2024-05-03'],
  ['May 3, 2024', '2024-05-03'],
  [' 03 Sep 2024 ', '2024-09-03'],
  ['29 February 2024', '2024-02-29'],
  ['3 May 2024 23:30 GMT+4', '2024-05-03'],
  ['23:30 3 May 2024', '2024-05-03'],
])('D13 %s is read as %s', (text, day) => {
  expect(timeFromPublishedDate(text)?.toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test('D13 May 3rd, 2024 is read as 2024-05-03', () => {
  expect(timeFromPublishedDate('May 3rd, 2024')?.toISOString()).toBe('2024-05-03T00:00:00.000Z');
});

test.each([
  '',
  'Ramadan 2024',
  '03/04/2024',
  'soon',
  '2024',
  'May 2024',
  '2024-13-45',
  '99 May 2024',
  '31 February 2026',
  'February 29th, 2026',
  '31 April 2026 01:00',
  '2026-02-31',
  '2026-02-29T10:00',
])('D13 no time is read from ‘%s’', (text) => {
  expect(timeFromPublishedDate(text)).toBeNull();
});

test('any text gives a time that can be written down, or none', () => {
  const unit = fc.constantFrom(...'0123456789', ' ', '-', ',', 'T', ':', 'May', 'st', '+', 'Z');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })), (text) => {
      const time = timeFromPublishedDate(text);
      if (time) expect(time.toISOString()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
    }),
    { numRuns: 5_000 },
  );
});
