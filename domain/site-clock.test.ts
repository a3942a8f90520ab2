import { describe, expect, test } from 'vitest';
import { hour } from './durations.ts';
import { cityOf, clockOf, dayAfter, isTimeZone, timeZones } from './site-clock.ts';

const baku = clockOf({ zone: 'Asia/Baku', secondZone: 'Asia/Tashkent' });
const clockIn = (zone: string) => clockOf({ zone, secondZone: '' });

test('D57 a time of day carries weekday, day, hour and city', () => {
  expect(baku.timeInWords('2026-11-30T05:00:00.000Z')).toBe('Mon 30 Nov 2026, 09:00 Baku');
  expect(baku.timeInWords('2026-12-31T20:00:00.000Z')).toBe('Fri 1 Jan 2027, 00:00 Baku');
  expect(baku.hourInWords('2026-11-30T05:00:00.000Z')).toBe('09:00 Baku');
  const york = clockIn('America/New_York');
  expect(york.timeInWords('2026-11-30T05:00:00.000Z')).toBe('Mon 30 Nov 2026, 00:00 New York');
});

test('the second city stands beside it, with its weekday where that is another one', () => {
  expect(baku.secondHourInWords('2026-11-30T05:00:00.000Z')).toBe('10:00 in Tashkent');
  expect(baku.secondHourInWords('2026-11-30T19:30:00.000Z')).toBe('Tue 00:30 in Tashkent');
});

test('a site with one clock, or twice the same, names no second one', () => {
  for (const secondZone of ['', 'Europe/Lisbon']) {
    const clock = clockOf({ zone: 'Europe/Lisbon', secondZone });
    expect(clock.second).toBeNull();
    expect(clock.secondHourInWords('2026-11-30T05:00:00.000Z')).toBe('');
  }
});

test('a time goes to the fields of the clock and back, over midnight and the year', () => {
  const fields = { day: '2027-01-01', time: '01:30' };
  expect(baku.fieldsOfTime('2026-12-31T21:30:00.000Z')).toEqual(fields);
  expect(baku.timeOfFields(fields)).toBe('2026-12-31T21:30:00.000Z');
  expect(baku.timeOfFields({ day: '2026-07-01', time: '12:00' })).toBe('2026-07-01T08:00:00.000Z');
});

test('an empty field is no time', () => {
  for (const typed of [
    { day: '', time: '09:00' },
    { day: '2026-07-01', time: '' },
  ]) {
    expect(baku.timeOfFields(typed)).toBeNull();
  }
});

test('nights are counted at the clock of the site', () => {
  const now = Date.parse('2026-11-22T21:00:00.000Z');
  expect(baku.nightsUntil('2026-11-22T22:00:00.000Z', now)).toBe(0);
  expect(baku.nightsUntil('2026-11-30T05:00:00.000Z', now)).toBe(7);
  expect(dayAfter({ day: '2026-12-31' }, 1)).toBe('2027-01-01');
});

describe('R-B-05 daylight saving', () => {
  const lisbon = clockIn('Europe/Lisbon');

  test('the same hour is another time in winter and in summer', () => {
    const at = (day: string) => lisbon.timeOfFields({ day, time: '09:00' });
    expect(at('2026-12-01')).toBe('2026-12-01T09:00:00.000Z');
    expect(at('2027-07-01')).toBe('2027-07-01T08:00:00.000Z');
    expect(lisbon.timeInWords('2027-07-01T08:00:00.000Z')).toBe('Thu 1 Jul 2027, 09:00 Lisbon');
  });

  test('an hour that is left out in spring is an hour later', () => {
    const time = lisbon.timeOfFields({ day: '2027-03-28', time: '01:30' });
    expect(time).toBe('2027-03-28T01:30:00.000Z');
    expect(lisbon.fieldsOfTime(time ?? '')).toEqual({ day: '2027-03-28', time: '02:30' });
  });

  test('an hour that comes twice in autumn is the first', () => {
    const fields = { day: '2026-10-25', time: '01:30' };
    expect(lisbon.timeOfFields(fields)).toBe('2026-10-25T00:30:00.000Z');
    expect(lisbon.fieldsOfTime('2026-10-25T01:30:00.000Z')).toEqual(fields);
    const york = clockIn('America/New_York');
    expect(york.timeOfFields({ day: '2026-11-01', time: '01:30' })).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  test('days of 23 and of 25 hours are one night', () => {
    for (const [from, to] of [
      ['2027-03-27T12:00:00.000Z', '2027-03-28T22:59:00.000Z'],
      ['2026-10-24T22:59:00.000Z', '2026-10-25T23:59:00.000Z'],
    ] as const) {
      expect(lisbon.nightsUntil(to, Date.parse(from))).toBe(1);
    }
  });

  test('every hour of a year reads back as it was typed, outside the changes', () => {
    for (const zone of ['Europe/Lisbon', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
      const clock = clockIn(zone);
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 6.5 * hour) {
        const fields = clock.fieldsOfTime(at);
        const read = clock.timeOfFields(fields) ?? '';
        expect(clock.fieldsOfTime(read)).toEqual(fields);
        // The second of two equal hours reads back as the first.
        expect(at - Date.parse(read)).toBeLessThanOrEqual(hour);
        expect(at - Date.parse(read)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

test('zones of half and quarter hours are right to the minute', () => {
  const noon = '2026-11-30T12:00:00.000Z';
  for (const [zone, hour] of [
    ['Asia/Kolkata', '17:30 Kolkata'],
    ['Asia/Kathmandu', '17:45 Kathmandu'],
    ['America/St_Johns', '08:30 St Johns'],
  ] as const) {
    expect(clockIn(zone).hourInWords(noon)).toBe(hour);
    const clock = clockIn(zone);
    expect(clock.timeOfFields(clock.fieldsOfTime(noon))).toBe(noon);
  }
});

test('a zone is a name of the time zone database', () => {
  expect(timeZones()).toContain('Europe/Lisbon');
  expect(timeZones().every(isTimeZone)).toBe(true);
  for (const name of ['', 'Lisbon', '+04:00', 'Europe/Lisboa', 'Asia/Baku ', 'GMT+4']) {
    expect(isTimeZone(name)).toBe(false);
  }
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
