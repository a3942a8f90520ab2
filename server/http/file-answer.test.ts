import { expect, test } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { fuzzRuns } from '../../tests/fuzz-runs.ts';
import { answerTo } from './file-answer.ts';

const modified = new Date('2026-03-01T09:00:00.400Z');
const file = { bytes: 1_000, etag: '"abc"', modified };
const sameSecond = 'Sun, 01 Mar 2026 09:00:00 GMT';
const before = 'Sun, 01 Mar 2026 08:59:59 GMT';

test.each([
  ['bytes=0-0', { status: 206, range: { start: 0, end: 0 } }],
  ['bytes=990-5000', { status: 206, range: { start: 990, end: 999 } }],
  ['bytes=900-', { status: 206, range: { start: 900, end: 999 } }],
  ['bytes=-10', { status: 206, range: { start: 990, end: 999 } }],
  ['bytes=-5000', { status: 206, range: { start: 0, end: 999 } }],
  ['bytes=1000-', { status: 416 }],
  ['bytes=-0', { status: 416 }],
  ['bytes=5-1', { status: 200 }],
  ['bytes=0-1,5-6', { status: 200 }],
  ['bytes=-', { status: 200 }],
  ['lines=0-1', { status: 200 }],
])('the range %s', (range, answer) => {
  expect(answerTo({ range }, file)).toEqual(answer);
});

test('T24 any range header asks for part of the file and never more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(bytes=)?[-0-9, x=]{0,24}$/), fc.nat(2_000), (range, bytes) => {
      const answer = answerTo({ range }, { ...file, bytes });
      expect([200, 206, 416]).toContain(answer.status);
      if (answer.status !== 206) return;
      const { start, end } = answer.range;
      expect(0 <= start && start <= end && end < bytes, `${start} to ${end} of ${bytes}`).toBe(
        true,
      );
    }),
    { numRuns: fuzzRuns(20_000, 200_000) },
  );
});

test.each([
  [{ 'if-none-match': '"abc"' }, 304],
  [{ 'if-none-match': '"x", W/"abc"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"x"', 'if-modified-since': sameSecond }, 200],
  [{ 'if-modified-since': sameSecond }, 304],
  [{ 'if-modified-since': before }, 200],
  [{ 'if-modified-since': 'never' }, 200],
  [{ range: 'bytes=0-0', 'if-range': '"abc"' }, 206],
  [{ range: 'bytes=0-0', 'if-range': 'W/"abc"' }, 200],
  [{ range: 'bytes=0-0', 'if-range': '"x"' }, 200],
  [{ range: 'bytes=0-0', 'if-range': sameSecond }, 206],
  [{ range: 'bytes=0-0', 'if-range': before }, 200],
])('%j is answered with %i', (asked, status) => {
  expect(answerTo(asked, file).status).toBe(status);
});
