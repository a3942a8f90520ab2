import { expect, test } from 'vitest';
import {
  dayAfter,
  fieldsOfTime,
  hourInWords,
  nightsUntil,
  secondHourInWords,
  timeInWords,
  timeOfFields,
} from './site-clock.ts';

test('D57 a time of day carries weekday, day, hour and city', () => {
  expect(timeInWords('2026-11-30T05:00:00.000Z')).toBe('Mon 30 Nov 2026, 09:00 Dubai');
  expect(timeInWords('2026-12-31T20:00:00.000Z')).toBe('Fri 1 Jan 2027, 00:00 Dubai');
  expect(hourInWords('2026-11-30T05:00:00.000Z')).toBe('09:00 Dubai');
});

test('the second city stands beside it, with its weekday where that is another one', () => {
  expect(secondHourInWords('2026-11-30T05:00:00.000Z')).toBe('10:00 in Karachi');
  expect(secondHourInWords('2026-11-30T19:30:00.000Z')).toBe('Tue 00:30 in Karachi');
});

test('a time goes to the fields of the clock and back, over midnight and the year', () => {
  const fields = { day: '2027-01-01', time: '01:30' };
  expect(fieldsOfTime('2026-12-31T21:30:00.000Z')).toEqual(fields);
  expect(timeOfFields(fields)).toBe('2026-12-31T21:30:00.000Z');
  expect(timeOfFields({ day: '2026-07-01', time: '12:00' })).toBe('2026-07-01T08:00:00.000Z');
});

test('an empty field is no time', () => {
  for (const typed of [
    { day: '', time: '09:00' },
    { day: '2026-07-01', time: '' },
  ]) {
    expect(timeOfFields(typed)).toBeNull();
  }
});

test('nights are counted at the clock of the site', () => {
  const now = Date.parse('2026-11-22T21:00:00.000Z');
  expect(nightsUntil('2026-11-22T22:00:00.000Z', now)).toBe(0);
  expect(nightsUntil('2026-11-30T05:00:00.000Z', now)).toBe(7);
  expect(dayAfter({ day: '2026-12-31' }, 1)).toBe('2027-01-01');
});
