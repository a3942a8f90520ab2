import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

test('two run, one waits, a fourth is told to come back', async () => {
  const inTurn = limitConcurrency(2, 1);
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const begin = (name: string) =>
    inTurn(async () => {
      order.push(name);
      await first.promise;
    });
  const running = [begin('one'), begin('two'), begin('three')];
  await expect(begin('four')).rejects.toMatchObject({ status: 503 });
  expect(order).toEqual(['one', 'two']);
  first.resolve();
  await Promise.all(running);
  expect(order).toEqual(['one', 'two', 'three']);
});

test('work that fails gives its place on', async () => {
  const inTurn = limitConcurrency(1, 1);
  const failing = inTurn(async () => {
    await setImmediate();
    throw new Error('broken');
  });
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await inTurn(async () => 'again')).toBe('again');
});
