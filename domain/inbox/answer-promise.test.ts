import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { day, minute } from '../durations.ts';
import { hours } from '../settings/groups/hours.ts';
import { overdueBefore, reminderHours, timeToAnswer } from './answer-promise.ts';

const created_at = '2026-11-21T09:00:00.000Z';
const due = Date.parse('2026-11-23T09:00:00.000Z');

test('the privacy policy promises an answer within 48 hours', () => {
  expect(timeToAnswer({ status: 'new', created_at }, 48, due - 1)).toBe(1);
  expect(timeToAnswer({ status: 'open', created_at }, 48, due + minute)).toBe(-minute);
  expect(overdueBefore(due, 48)).toBe(created_at);
});

test('another promise has another end, and reminders within it', () => {
  expect(timeToAnswer({ status: 'new', created_at }, 24, due)).toBe(-day);
  expect(reminderHours(48)).toEqual([24, 40]);
  for (const answerHours of [2, 3, 24, 720]) {
    const [first, second] = reminderHours(answerHours);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeLessThan(answerHours);
  }
  for (const answerHours of [1, 721, 4.5]) {
    expect(hours.schema.shape.promise.safeParse({ answerHours }).success).toBe(false);
  }
});

test('what is answered or spam needs no answer', () => {
  expect(timeToAnswer({ status: 'answered', created_at }, 48, due)).toBeNull();
  expect(timeToAnswer({ status: 'spam', created_at }, 48, due)).toBeNull();
});

test('no code holds the promise of an answer or the time that enquiries are kept', () => {
  const literal = /\b48 hours|24 months|two working days/i;
  const places = globSync('{app,domain,db,mail,server}/**/*.{ts,tsx}').filter(
    (path) => !path.includes('.test.') && literal.test(withoutComments(path)),
  );
  expect(places).toEqual([]);
});

function withoutComments(path: string): string {
  return readFileSync(path, 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
}
