import { expect, test } from 'vitest';
import { firstFacts } from '../settings/site-facts.ts';
import { shownWeeks, startOfShownWeeks, weeksOfAnswers } from './answer-times.ts';

const facts = { ...firstFacts, zone: 'Asia/Baku' };

/** A Saturday. */
const now = Date.parse('2026-11-21T12:00:00Z');
const answered = (created_at: string, answered_at: string | null = null) => ({
  created_at,
  answered_at,
});

test('twelve weeks begin on Mondays in Baku, the last with this week', () => {
  const weeks = weeksOfAnswers([], facts, now);
  expect(weeks).toHaveLength(shownWeeks);
  expect(weeks.at(0)?.monday).toBe('2026-08-31');
  expect(weeks.at(-1)?.monday).toBe('2026-11-16');
  expect(new Date(startOfShownWeeks(now, facts)).toISOString()).toBe('2026-08-30T20:00:00.000Z');
});

test('median and share are of the week an enquiry came in; what waits counts once it is late', () => {
  const weeks = weeksOfAnswers(
    [
      answered('2026-11-16T10:00:00Z', '2026-11-16T12:00:00Z'),
      answered('2026-11-16T10:00:00Z', '2026-11-16T20:00:00Z'),
      answered('2026-11-16T10:00:00Z', '2026-11-19T10:00:00Z'),
      answered('2026-11-18T10:00:00Z'),
      answered('2026-11-21T10:00:00Z'),
      // Sunday evening in UTC is Monday in Baku; an hour earlier it is not.
      answered('2026-11-15T20:30:00Z', '2026-11-15T21:30:00Z'),
      answered('2026-11-15T19:30:00Z', '2026-11-15T23:30:00Z'),
    ],
    facts,
    now,
  );
  expect(weeks.at(-1)).toEqual({
    monday: '2026-11-16',
    answered: 4,
    medianHours: 6,
    inTime: 3,
    known: 5,
  });
  expect(weeks.at(-2)).toMatchObject({ answered: 1, medianHours: 4, inTime: 1, known: 1 });
  expect(weeks.at(0)).toMatchObject({ answered: 0, medianHours: null, known: 0 });
});

test('weeks begin at midnight of the site, over a change of the clocks', () => {
  const lisbon = { ...firstFacts, zone: 'Europe/Lisbon' };
  const after = Date.parse('2027-03-31T12:00:00Z');
  const weeks = weeksOfAnswers(
    [answered('2027-03-28T22:30:00Z'), answered('2027-03-28T23:30:00Z', '2027-03-29T00:30:00Z')],
    lisbon,
    after,
  );
  expect(weeks.at(-1)).toMatchObject({ monday: '2027-03-29', known: 1 });
  expect(weeks.at(-2)).toMatchObject({ monday: '2027-03-22', known: 1, inTime: 0 });
  expect(new Date(startOfShownWeeks(after, lisbon)).toISOString()).toBe('2027-01-11T00:00:00.000Z');
});

test('what was answered within a day is late where a shorter time is promised', () => {
  const day = answered('2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z');
  const weeks = weeksOfAnswers([day], { ...facts, answerHours: 12 }, now);
  expect(weeks.at(-1)).toMatchObject({ inTime: 0, known: 1 });
});
