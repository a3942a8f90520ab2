import { expect, test } from 'vitest';
import { isMessageDue } from './alert.ts';
import { hour } from './durations.ts';

const now = 1_000 * hour;
const never = { notifiedAt: null };
const notified = (hours: number) => ({ notifiedAt: now - hours * hour });

test.each([
  ['nothing is wrong', [], [], false],
  ['something is new', [never], [], true],
  ['it was sent an hour ago', [notified(1)], [now - hour], false],
  ['it was sent a day ago and lasts', [notified(24)], [], true],
  ['it was sent by a clock that was ahead', [notified(-240)], [], true],
  ['another instance has just sent it', [notified(-1 / 3600)], [], false],
  ['another kind comes', [notified(1), never], [now - hour], true],
  ['another kind comes after three messages', [notified(1), never], [now, now, now], false],
] as const)('when %s', (_name, present, messages, isDue) => {
  expect(isMessageDue([...present], [...messages], now)).toBe(isDue);
});
