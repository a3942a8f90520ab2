import { expect, test, vi } from 'vitest';
import { VersionWatch } from './version-watch.ts';

/** A watch on a number that the test changes, with a clock that it moves. */
function watchOver(look?: () => Promise<number>) {
  const clock = { now: 1_000 };
  const stored = { version: 1 };
  const looks = vi.fn(look ?? (async () => stored.version));
  const onChange = vi.fn();
  const onFailure = vi.fn();
  const watch = new VersionWatch({ look: looks, onChange, onFailure }, () => clock.now);
  return { watch, clock, stored, looks, onChange, onFailure };
}

test('the version is asked for once, then looked at beside answers, then before one', async () => {
  const { watch, clock, looks, onChange } = watchOver();
  expect(watch.current).toBeUndefined();
  expect(await watch.ask()).toBe(1);
  clock.now += 199;
  expect([watch.current, looks.mock.calls.length]).toEqual([1, 1]);
  clock.now += 1;
  expect([watch.current, watch.current, looks.mock.calls.length]).toEqual([1, 1, 2]);
  await watch.ask();
  clock.now += 400;
  expect(watch.current).toBeUndefined();
  expect(onChange.mock.calls).toEqual([[1]]);
});

test("R-X-16 another process's change shows within 400 ms", async () => {
  const { watch, clock, stored, onChange } = watchOver();
  await watch.ask();
  stored.version = 2;
  clock.now += 400;
  expect(await watch.ask()).toBe(2);
  expect(onChange.mock.calls).toEqual([[1], [2]]);
});

test("F20 this process's change shows at once, even when a look had begun before it", async () => {
  const answers: PromiseWithResolvers<number>[] = [];
  const { watch } = watchOver(() => {
    const answer = Promise.withResolvers<number>();
    answers.push(answer);
    return answer.promise;
  });
  const before = watch.ask();
  watch.expire();
  const after = watch.ask();
  answers[1]?.resolve(2);
  expect(await after).toBe(2);
  answers[0]?.resolve(1);
  await before;
  expect(watch.current).toBe(2);
});

test('while the database fails the last known version stays good, and is asked for seldom', async () => {
  let fails = false;
  const { watch, clock, looks, onFailure } = watchOver(async () => {
    if (fails) throw new Error('gone');
    return 7;
  });
  await watch.ask();
  fails = true;
  clock.now += 1_000;
  expect(await watch.ask()).toBe(7);
  expect([watch.current, looks.mock.calls.length]).toEqual([7, 2]);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('after a change of its own it knows nothing until the database answers', async () => {
  let fails = false;
  const { watch } = watchOver(async () => {
    if (fails) throw new Error('gone');
    return 7;
  });
  await watch.ask();
  fails = true;
  watch.expire();
  expect([watch.current, await watch.ask()]).toEqual([undefined, undefined]);
});

test('F21 a silent database holds nobody up for long', async () => {
  let silent = false;
  const { watch, clock } = watchOver(() => (silent ? new Promise(() => {}) : Promise.resolve(7)));
  await watch.ask();
  silent = true;
  clock.now += 1_000;
  expect(await watch.ask()).toBe(7);
  expect(watch.current).toBe(7);
});
