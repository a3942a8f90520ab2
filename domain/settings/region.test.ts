import { expect, test } from 'vitest';
import { region } from './groups/region.ts';
import { visitorsDay, visitorsWeekday } from './region.ts';

const { language, time } = region.schema.shape;
const iso = '2026-11-30T20:30:00.000Z';

test.each([
  ['day-first', '30 November 2026', 'Mon 30 Nov 2026'],
  ['month-first', 'November 30, 2026', 'Mon, Nov 30, 2026'],
  ['numbers', '2026-11-30', 'Mon 2026-11-30'],
] as const)('dates are spelled %s', (dates, day, short) => {
  expect(visitorsDay(iso, { zone: 'Europe/Lisbon', dates })).toBe(day);
  expect(visitorsWeekday(iso, { zone: 'Europe/Lisbon', dates })).toBe(short);
});

test('a date is that of the site’s zone', () => {
  expect(visitorsDay(iso, { zone: 'Asia/Baku', dates: 'numbers' })).toBe('2026-12-01');
});

test('a language is a tag', () => {
  for (const tag of ['en', 'pt-PT', 'ar', 'zh-Hant']) {
    expect(language.safeParse({ tag, dates: 'numbers' }).success).toBe(true);
  }
  for (const tag of ['', 'english language', 'EN', 'pt_PT', '"><script>']) {
    const { error } = language.safeParse({ tag, dates: 'numbers' });
    expect(error?.issues[0]?.message).toBe(
      'Please enter the tag of a language, such as en or pt-PT.',
    );
  }
});

test('the second zone may be left out, the first may not', () => {
  expect(time.safeParse({ zone: 'Europe/Lisbon', secondZone: '' }).success).toBe(true);
  const { error } = time.safeParse({ zone: '', secondZone: 'Lisbon' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['zone', 'secondZone']);
  expect(error?.issues[0]?.message).toBe('Please choose a time zone, such as Europe/Lisbon.');
});
