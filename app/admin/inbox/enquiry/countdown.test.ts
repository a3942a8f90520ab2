import { expect, test } from 'vitest';
import { hour, minute } from '../../../../domain/durations.ts';
import { countdownOf } from './countdown.ts';

const sent = Date.parse('2026-11-21T09:00:00Z');
const enquiry = { status: 'new', created_at: '2026-11-21T09:00:00.000Z' } as const;

test.each([
  [0, 'answer within 48 h', 'calm', 0],
  [17 * hour, 'answer within 31 h', 'calm', 17 * 60],
  [42 * hour + 35 * minute, 'answer within 5 h 25 min', 'due', 2_555],
  [45 * hour, 'answer within 3 h', 'due', 2_700],
  [48 * hour - 1, 'answer within 0 min', 'due', 2_880],
  [48 * hour + 40 * minute, 'overdue by 40 min', 'late', 2_880],
  [51 * hour + 10 * minute, 'overdue by 3 h 10 min', 'late', 2_880],
  [192 * hour, 'overdue by 6 days', 'late', 2_880],
])('after %d ms: %s', (after, words, state, used) => {
  expect(countdownOf(enquiry, sent + after)).toEqual({ words, state, used });
});

test('a clock that runs behind the server uses up nothing', () => {
  expect(countdownOf(enquiry, sent - hour)).toMatchObject({ state: 'calm', used: 0 });
});

test('what is answered or spam counts down no more', () => {
  expect(countdownOf({ ...enquiry, status: 'answered' }, sent)).toBeNull();
  expect(countdownOf({ ...enquiry, status: 'spam' }, sent)).toBeNull();
});
