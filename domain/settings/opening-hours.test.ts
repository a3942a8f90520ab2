import { expect, test } from 'vitest';
import { hours } from './groups/hours.ts';
import { openDays, openingHoursLimit } from './opening-hours.ts';

const { openingHours } = hours.schema.shape;

const open = (day: string, from = '09:00', to = '18:00') => ({ day, from, to });

test('neighbouring days with the same hours are one line', () => {
  const times = openingHours.parse([
    ...['Friday', 'Monday', 'Tuesday', 'Wednesday'].map((day) => open(day)),
    open('Saturday', '10:00', '00:00'),
    open('Sunday', '10:00', '00:00'),
  ]);
  expect(openDays(times)).toEqual([
    { first: 0, last: 2, hours: ['09:00–18:00'] },
    { first: 4, last: 4, hours: ['09:00–18:00'] },
    { first: 5, last: 6, hours: ['10:00–24:00'] },
  ]);
  expect(openDays([])).toEqual([]);
});

test('a day with a break has two times', () => {
  const times = openingHours.parse([
    open('Monday', '14:00', '18:00'),
    open('Monday', '09:00', '12:30'),
  ]);
  expect(openDays(times)).toEqual([{ first: 0, last: 0, hours: ['09:00–12:30', '14:00–18:00'] }]);
});

test.each([
  [open('Moonday'), 'Please choose a day.'],
  [open('Monday', '9 am'), 'Please enter a time like 09:00.'],
  [open('Monday', '09:00', '24:00'), 'Please enter a time like 09:00.'],
  [open('Monday', '18:00', '09:00'), 'Please enter a time after the one at which you open.'],
])('%j is refused with a sentence', (times, sentence) => {
  expect(openingHours.safeParse([times]).error?.issues[0]?.message).toBe(sentence);
});

test('there is a limit', () => {
  const many = Array.from({ length: openingHoursLimit + 1 }, () => open('Monday'));
  expect(openingHours.safeParse(many).success).toBe(false);
});
