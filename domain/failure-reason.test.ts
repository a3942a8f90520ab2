import { expect, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  [
    withCode('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED'),
    'Nobody listens at the address (ECONNREFUSED)',
  ],
  [withCode('EACCES: permission denied', 'EACCES'), 'EACCES: permission denied'],
  [
    withCode('self-signed certificate\nin chain', 'DEPTH_ZERO'),
    'self-signed certificate (DEPTH_ZERO)',
  ],
  [withCode('', 'EPIPE'), 'EPIPE'],
  [Object.assign(new Error('refused'), { response: '554 no' }), '554 no'],
  [new Error('There is no account.'), 'There is no account.'],
  [new TypeError('fetch failed'), 'fetch failed (TypeError)'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('a failure is one line with its code', (error, reason) => {
  expect(failureReason(error)).toBe(reason);
});
