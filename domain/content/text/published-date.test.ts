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

test.each([
  ['5. Mai 2026', '2026-05-05'],
  ['3. März 2026', '2026-03-03'],
  ['10. Dezember 2026', '2026-12-10'],
  ['1er août 2026', '2026-08-01'],
  ['14 juillet 2026', '2026-07-14'],
  ['3 de noviembre de 2026', '2026-11-03'],
  ['2026年11月1日', '2026-11-01'],
  ['١ نوفمبر ٢٠٢٦', '2026-11-01'],
  ['1 دسمبر، 2026', '2026-12-01'],
  ['۱ نوامبر ۲۰۲۶', '2026-11-01'],
])('D13 %s, as languages of the site write it, is read as %s', (text, day) => {
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
  '31. Februar 2026',
  '2026年2月31日',
  '3 de mayo',
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
