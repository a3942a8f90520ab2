import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minute } from '../../../domain/durations.ts';
import { whileAttended } from './while-attended.ts';

const tab = Object.assign(new EventTarget(), { hidden: false });
const page = new EventTarget();
const act = vi.fn();
const rest = vi.fn();
const interval = 2_000;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', page);
  tab.hidden = false;
  act.mockClear();
  rest.mockClear();
  end = whileAttended(act, interval, rest);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('T02 five minutes without a touch end the calls, the next touch begins them again', () => {
  vi.advanceTimersByTime(5 * minute);
  expect(act).toHaveBeenCalledTimes(150);
  expect(rest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(interval);
  expect(rest).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * minute);
  expect(act).toHaveBeenCalledTimes(150);
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(interval);
  expect(act).toHaveBeenCalledTimes(151);
});

test('T02 a hidden tab makes no call until it is seen again', () => {
  tab.hidden = true;
  vi.advanceTimersByTime(minute);
  expect(act).not.toHaveBeenCalled();
  expect(rest).not.toHaveBeenCalled();
  tab.hidden = false;
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledOnce();
});

test('nothing is called after its end', () => {
  end();
  page.dispatchEvent(new Event('pointerdown'));
  tab.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(minute);
  expect(act).not.toHaveBeenCalled();
});
