import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minute } from '../../domain/durations.ts';
import { type RepeatedWork, repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function repeated(change: Partial<RepeatedWork> & Pick<RepeatedWork, 'work'>) {
  const app = fastify();
  app.decorate('services', Object({ isQuiet: false }));
  repeat(app, { every: minute, first: 'later', failure: 'the work failed', ...change });
  await app.ready();
  return app;
}

test('the first turn comes at the start or after the first pause, the others after a pause each', async () => {
  for (const [first, turns] of [
    ['awaited', 4],
    ['at once', 4],
    ['later', 3],
  ] as const) {
    const work = vi.fn(async () => {});
    const app = await repeated({ first, work });
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(work, first).toHaveBeenCalledTimes(turns);
    await app.close();
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(work, first).toHaveBeenCalledTimes(turns);
  }
});

test('a failed turn does not end the others', async () => {
  const work = vi.fn(async () => {
    throw new Error('The database is away.');
  });
  const app = await repeated({ first: 'awaited', work });
  await vi.advanceTimersByTimeAsync(minute);
  expect(work).toHaveBeenCalledTimes(2);
  await app.close();
});

test('a turn that takes longer is not begun twice, is told to stop and waited for', async () => {
  let ended = 0;
  const work = vi.fn(async (signal: AbortSignal) => {
    await sleep(10 * minute, undefined, { signal }).catch(() => {});
    ended += 1;
  });
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await repeated({ first: 'at once', work });
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(work).toHaveBeenCalledTimes(1);
  await app.close();
  expect(ended).toBe(1);
});
