import { expect, test } from 'vitest';
import { shownWeeks, startOfShownWeeks, weeksOfAnswers } from './answer-times.ts';

/** A Saturday. */
const now = Date.parse('2026-11-21T12:00:00Z');
const answered = (created_at: string, answered_at: string | null = null) => ({
  created_at,
  answered_at,
});

test('twelve weeks begin on Mondays in Dubai, the last with this week', () => {
  const weeks = weeksOfAnswers([], now);
  expect(weeks).toHaveLength(shownWeeks);
  expect(weeks.at(0)?.monday).toBe('2026-08-31');
  expect(weeks.at(-1)?.monday).toBe('2026-11-16');
  expect(new Date(startOfShownWeeks(now)).toISOString()).toBe('2026-08-30T20:00:00.000Z');
});

test('median and share are of the week an enquiry came in; what waits counts once it is late', () => {
  const weeks = weeksOfAnswers(
    [
      answered('2026-11-16T10:00:00Z', '2026-11-16T12:00:00Z'),
      answered('2026-11-16T10:00:00Z', '2026-11-16T20:00:00Z'),
      answered('2026-11-16T10:00:00Z', '2026-11-19T10:00:00Z'),
      answered('2026-11-18T10:00:00Z'),
      answered('2026-11-21T10:00:00Z'),
      // Sunday evening in UTC is Monday in Dubai; an hour earlier it is not.
      answered('2026-11-15T20:30:00Z', '2026-11-15T21:30:00Z'),
      answered('2026-11-15T19:30:00Z', '2026-11-15T23:30:00Z'),
    ],
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
