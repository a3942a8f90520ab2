import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReaderQueue } from './admission-queue.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

const idle = { isFull: () => false, isFilling: () => false };
const full = { ...idle, isFull: () => true };
const filling = { ...idle, isFilling: () => true };

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
const refused = (first: number, last: number) => numbers(first, last).map((n) => `not ${n}`);

test('F13 readers are let on one by one, in later turns than that of their arrival', async () => {
  const told = crowd(new ReaderQueue(idle), 3);
  const after: number[] = [];
  for (let n = 0; n < 8; n++) {
    after.push(told.length);
    await nextTurn();
  }
  expect(after.every((count, at) => count - (after[at - 1] ?? 0) <= 1)).toBe(true);
  expect(after[0]).toBe(0);
  expect(told).toEqual(['1', '2', '3']);
});

test('F13 while new ones arrive the next reader waits, but no longer than ten milliseconds', async () => {
  const queue = new ReaderQueue(idle);
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

test('F13 who has waited too long in overload is refused, down to fifty', async () => {
  const queue = new ReaderQueue(idle);
  const told = crowd(queue, 62);
  vi.advanceTimersByTime(750);
  await turns(200);
  expect(told.toSorted()).toEqual([...refused(1, 12), ...numbers(13, 62)].toSorted());
  expect(told.indexOf('62')).toBe(61);
});

test('F13 a rush that is over in time is served whole', async () => {
  const queue = new ReaderQueue(idle);
  const told = crowd(queue, 100);
  for (let n = 1; n <= 100; n++) queue.leave(`served ${n}`);
  vi.advanceTimersByTime(650);
  for (let n = 1; n <= 100; n++) {
    await turns(3);
    queue.leave(`${n}`);
  }
  expect(told).toEqual(numbers(1, 100));
});

test('F22 while a cold site fills its memory, readers wait up to five seconds', async () => {
  const queue = new ReaderQueue(filling);
  const told = crowd(queue, 62);
  vi.advanceTimersByTime(4_900);
  await turns(5);
  expect(told.filter((one) => one.startsWith('not'))).toEqual([]);
  vi.advanceTimersByTime(150);
  await turns(200);
  expect(told.filter((one) => one.startsWith('not'))).toHaveLength(12);
});

test('F13 with fifty at work, or twenty-five while the process is full, the next one waits', async () => {
  for (const [state, most] of [[idle, 50] as const, [full, 25] as const]) {
    const queue = new ReaderQueue(state);
    const told = crowd(queue, most + 2);
    await turns(3 * most + 10);
    expect(told).toEqual(numbers(1, most));
    queue.leave('1');
    await turns(3);
    expect(told).toEqual(numbers(1, most + 1));
    vi.advanceTimersByTime(750);
    await turns(3);
    expect(told).toEqual([...numbers(1, most + 1), `not ${most + 2}`]);
  }
});

test('F13 whoever leaves while waiting takes no turn', async () => {
  const queue = new ReaderQueue(idle);
  const told = crowd(queue, 3);
  queue.leave('2');
  await turns(10);
  expect(told).toEqual(['not 2', '1', '3']);
  expect(queue.isEmpty).toBe(true);
});
