import { expect, test } from 'vitest';
import { codeOf, keyAddress, newRecoveryCode, newSecret, stepAt, stepOf } from './totp.ts';

/** '12345678901234567890' of RFC 6238, appendix B, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at %i seconds the code is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1_000))).toBe(code);
});

test('a code is good in its own step and the ones beside it, and in no other', () => {
  const now = 1_234_567_890_000;
  const code = codeOf(secret, stepAt(now));
  const offsets = [-2, -1, 0, 1, 2].map((n) => stepOf(secret, code, now + n * 30_000) !== null);
  expect(offsets).toEqual([false, true, true, true, false]);
  expect(stepOf(secret, code, now + 30_000)).toBe(stepAt(now));
});

test.each(['', '5924', '0059245', 'abcdef', '００５９２４', ' 05924'])('%j is no code', (code) => {
  expect(stepOf(secret, code, 1_234_567_890_000)).toBeNull();
});

test('secrets and recovery codes are random texts an app can read', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(100);
  expect(newRecoveryCode()).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
});

test('the address for the app names site and account', () => {
  expect(keyAddress({ secret: 'ABC', email: 'a+b@example.com', issuer: 'Net & House' })).toBe(
    'otpauth://totp/Net%20%26%20House:a%2Bb%40example.com?secret=ABC&issuer=Net%20%26%20House&algorithm=SHA1&digits=6&period=30',
  );
});
