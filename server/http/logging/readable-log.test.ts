import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { readableLine } from './readable-log.ts';

const time = '2026-03-01T09:05:07.123Z';
const clock = new Date(time).toTimeString().slice(0, 8);
const request = {
  level: 'info',
  time,
  pid: 1,
  hostname: 'vm',
  reqId: 'a-b',
  msg: 'request completed',
  req: { method: 'GET', path: '/insights', ip: '127.0.0.0' },
  res: { statusCode: 200 },
  responseTime: 12.3456,
};

test('a request is time, method, path, status and milliseconds', () => {
  expect(readableLine(JSON.stringify(request), false)).toBe(`${clock} GET  /insights 200 12 ms\n`);
});

test.each([
  [200, '\u001b[32m'],
  [304, '\u001b[36m'],
  [404, '\u001b[33m'],
  [503, '\u001b[31m'],
])('a %i has its colour', (statusCode, color) => {
  const line = readableLine(JSON.stringify({ ...request, res: { statusCode } }), true);
  expect(line).toContain(`${color}${statusCode}\u001b[39m`);
  expect(stripVTControlCharacters(line)).toBe(`${clock} GET  /insights ${statusCode} 12 ms\n`);
});

test('anything else is its level, its words and its fields', () => {
  const line = { level: 'warn', time, pid: 1, delay: 673.5, msg: 'overloaded' };
  expect(readableLine(JSON.stringify(line), false)).toBe(`${clock} warn overloaded delay=673.5\n`);
});

test('an error shows what it is, where it was thrown, and the id that the answer carries', () => {
  const err = { type: 'TypeError', message: 'no', stack: 'TypeError: no\n    at f (a.ts:1:2)' };
  const line = { level: 'error', time, reqId: 'a-b', err, msg: 'request failed' };
  expect(readableLine(JSON.stringify(line), false)).toBe(
    `${clock} error request failed reqId=a-b\n  TypeError: no\n    at f (a.ts:1:2)\n`,
  );
});

test('T32 nothing that a request brings begins a line or reaches the terminal as a command', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('\r', '\n', '\u001b[31m', '\u202e', '\u2028', '"', 'a', '\u0085'),
  });
  fc.assert(
    fc.property(hostile, (text) => {
      const req = { method: 'GET', path: text };
      const err = { type: text, message: text, stack: `${text}\n${text}` };
      const answered = { ...request, req };
      const failed = { level: 'error', time, reqId: text, msg: text, other: text, err };
      expect(readableLine(JSON.stringify(answered), false)).toMatch(/^[^\p{Cc}\p{Cf}\u2028]*\n$/u);
      expect(readableLine(JSON.stringify(failed), false)).toMatch(
        /^[^\p{Cc}\p{Cf}\u2028]*\n {2}[^\p{Cc}\p{Cf}\u2028]*\n$/u,
      );
    }),
    { numRuns: fuzzRuns(300, 100_000) },
  );
});
