import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdmissionQueue } from './admission-queue.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

const idle = { isFull: () => false, isFilling: () => false };
const full = { ...idle, isFull: () => true };
const filling = { ...idle, isFilling: () => true };

/** Readers from 1 on who arrive at once, and the outcome of each so far, in the order of settling. */
function crowd(queue: AdmissionQueue, count: number) {
  const outcomes: string[] = [];
  for (let n = 1; n <= count; n++) {
    void queue.enter(`${n}`).then((isAdmitted) => outcomes.push(isAdmitted ? `${n}` : `not ${n}`));
  }
  return outcomes;
}

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await nextTurn();
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => `${first + n}`);
const refused = (first: number, last: number) => numbers(first, last).map((n) => `not ${n}`);

test('F13 readers are let on one by one, in later turns than that of their arrival', async () => {
  const outcomes = crowd(new AdmissionQueue(idle), 3);
  const after: number[] = [];
  for (let n = 0; n < 8; n++) {
    after.push(outcomes.length);
    await nextTurn();
  }
  expect(after.every((count, at) => count - (after[at - 1] ?? 0) <= 1)).toBe(true);
  expect(after[0]).toBe(0);
  expect(outcomes).toEqual(['1', '2', '3']);
});

test('F13 while new ones arrive the next reader waits, but no longer than ten milliseconds', async () => {
  const queue = new AdmissionQueue(idle);
  const outcomes = crowd(queue, 2);
  async function arriveInEachTurn(): Promise<void> {
    for (let n = 0; n < 50; n++) {
      queue.noteArrival();
      await nextTurn();
    }
  }
  await arriveInEachTurn();
  expect(outcomes).toEqual([]);
  vi.advanceTimersByTime(11);
  await arriveInEachTurn();
  expect(outcomes).toEqual(['1']);
  await turns(5);
  expect(outcomes).toEqual(['1', '2']);
});

test('F13 who has waited too long in overload is refused, down to fifty', async () => {
  const queue = new AdmissionQueue(idle);
  const outcomes = crowd(queue, 62);
  vi.advanceTimersByTime(750);
  await turns(200);
  expect(outcomes.toSorted()).toEqual([...refused(1, 12), ...numbers(13, 62)].toSorted());
  expect(outcomes.indexOf('62')).toBe(61);
});

test('F13 a rush that is over in time is served whole', async () => {
  const queue = new AdmissionQueue(idle);
  const outcomes = crowd(queue, 100);
  for (let n = 1; n <= 100; n++) queue.leave(`served ${n}`);
  vi.advanceTimersByTime(650);
  for (let n = 1; n <= 100; n++) {
    await turns(3);
    queue.leave(`${n}`);
  }
  expect(outcomes).toEqual(numbers(1, 100));
});

test('F22 while a cold site fills its memory, readers wait up to five seconds', async () => {
  const queue = new AdmissionQueue(filling);
  const outcomes = crowd(queue, 62);
  vi.advanceTimersByTime(4_900);
  await turns(5);
  expect(outcomes.filter((one) => one.startsWith('not'))).toEqual([]);
  vi.advanceTimersByTime(150);
  await turns(200);
  expect(outcomes.filter((one) => one.startsWith('not'))).toHaveLength(12);
});

test('F13 with fifty at work, or twenty-five while the process is full, the next one waits', async () => {
  for (const [state, limit] of [[idle, 50] as const, [full, 25] as const]) {
    const queue = new AdmissionQueue(state);
    const outcomes = crowd(queue, limit + 2);
    await turns(3 * limit + 10);
    expect(outcomes).toEqual(numbers(1, limit));
    queue.leave('1');
    await turns(3);
    expect(outcomes).toEqual(numbers(1, limit + 1));
    vi.advanceTimersByTime(750);
    await turns(3);
    expect(outcomes).toEqual([...numbers(1, limit + 1), `not ${limit + 2}`]);
  }
});

test('F13 those who wait are let on when the overload ends, though nobody leaves', async () => {
  let isFull = true;
  const outcomes = crowd(new AdmissionQueue({ ...idle, isFull: () => isFull }), 30);
  await turns(70);
  expect(outcomes).toEqual(numbers(1, 25));
  isFull = false;
  vi.advanceTimersByTime(50);
  await turns(20);
  expect(outcomes).toEqual(numbers(1, 30));
});

test('F13 whoever leaves while waiting takes no turn', async () => {
  const queue = new AdmissionQueue(idle);
  const outcomes = crowd(queue, 3);
  queue.leave('2');
  await turns(10);
  expect(outcomes).toEqual(['not 2', '1', '3']);
  expect(queue.isEmpty).toBe(true);
});
