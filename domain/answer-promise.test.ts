import { expect, test } from 'vitest';
import { overdueBefore, timeToAnswer } from './answer-promise.ts';

const created_at = '2026-11-21T09:00:00.000Z';
const due = Date.parse('2026-11-23T09:00:00.000Z');

test('the privacy policy promises an answer within 48 hours', () => {
  expect(timeToAnswer({ status: 'new', created_at }, due - 1)).toBe(1);
  expect(timeToAnswer({ status: 'open', created_at }, due + 60_000)).toBe(-60_000);
  expect(overdueBefore(due)).toBe(created_at);
});

test('what is answered or spam needs no answer', () => {
  expect(timeToAnswer({ status: 'answered', created_at }, due)).toBeNull();
  expect(timeToAnswer({ status: 'spam', created_at }, due)).toBeNull();
});
