import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReaderQueue } from './reader-queue.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Readers from 1 on who come at once, and what each was told by now, in the order of the telling. */
function crowd(queue: ReaderQueue, count: number) {
  const told: string[] = [];
  for (let n = 1; n <= count; n++) {
    void queue.enter(`${n}`).then((isServed) => told.push(isServed ? `${n}` : `not ${n}`));
  }
  return told;
}

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await nextTurn();
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => `${first + n}`);

test('R13 readers are let on one by one, in later turns than that of their arrival', async () => {
  const told = crowd(new ReaderQueue(() => false), 3);
  const after: number[] = [];
  for (let n = 0; n < 6; n++) {
    after.push(told.length);
    await nextTurn();
  }
  expect(after.every((count, at) => count - (after[at - 1] ?? 0) <= 1)).toBe(true);
  expect(after[0]).toBe(0);
  expect(told).toEqual(['1', '2', '3']);
});

test('R13 while new ones arrive the next reader waits, but no longer than ten milliseconds', async () => {
  const queue = new ReaderQueue(() => false);
  const told = crowd(queue, 2);
  async function arriveInEachTurn(): Promise<void> {
    for (let n = 0; n < 50; n++) {
      queue.expect();
      await nextTurn();
    }
  }
  await arriveInEachTurn();
  expect(told).toEqual([]);
  vi.advanceTimersByTime(11);
  await arriveInEachTurn();
  expect(told).toEqual(['1']);
  await turns(5);
  expect(told).toEqual(['1', '2']);
});

test('R13 who has waited half a second is refused, down to fifty', async () => {
  const queue = new ReaderQueue(() => false);
  const told = crowd(queue, 62);
  vi.advanceTimersByTime(501);
  await turns(110);
  expect(told).toEqual([...numbers(1, 12).map((n) => `not ${n}`), ...numbers(13, 62)]);
});

test('R13 a rush that is over in half a second is served whole', async () => {
  const queue = new ReaderQueue(() => false);
  const told = crowd(queue, 100);
  vi.advanceTimersByTime(500);
  await turns(200);
  expect(told).toEqual(numbers(1, 100));
});

test('R13 while the process is full, only twenty-five at a time are let in', async () => {
  const queue = new ReaderQueue(() => true);
  const told = crowd(queue, 26);
  await turns(60);
  expect(told).toEqual(['not 26', ...numbers(1, 25)]);
  queue.leave('1');
  expect(await queue.enter('27')).toBe(true);
  expect(await queue.enter('28')).toBe(false);
});

test('R13 with fifty at work, the first for half a second, nobody more is let in', async () => {
  const queue = new ReaderQueue(() => false);
  crowd(queue, 51);
  await turns(110);
  expect(await queue.enter('in time')).toBe(true);
  vi.advanceTimersByTime(501);
  expect(await queue.enter('stuck')).toBe(false);
  for (const n of ['1', '2', 'in time']) queue.leave(n);
  expect(await queue.enter('after')).toBe(true);
});

test('R13 whoever leaves while waiting takes no turn', async () => {
  const queue = new ReaderQueue(() => false);
  const told = crowd(queue, 3);
  queue.leave('2');
  await turns(10);
  expect(told).toEqual(['not 2', '1', '3']);
});
