import { expect, test } from 'vitest';
import { isMessageDue } from './alert.ts';

const hour = 3_600_000;
const now = 1_000 * hour;
const never = { toldAt: null };
const told = (hours: number) => ({ toldAt: now - hours * hour });

test.each([
  ['nothing is wrong', [], [], false],
  ['something is new', [never], [], true],
  ['it was told an hour ago', [told(1)], [now - hour], false],
  ['it was told a day ago and lasts', [told(24)], [], true],
  ['another kind comes', [told(1), never], [now - hour], true],
  ['another kind comes after three messages', [told(1), never], [now, now, now], false],
] as const)('when %s', (_name, present, messages, isDue) => {
  expect(isMessageDue([...present], [...messages], now)).toBe(isDue);
});
