import { expect, test } from 'vitest';
import { withStates } from './item-states.ts';

const items = [{ id: 1 }, { id: 2 }];
const idOf = ({ id }: { id: number }) => id;

test('each item gets its own state; one that nobody knows counts as published', async () => {
  const states = [{ id: '2', status: 'draft' as const, updated_at: '2026-01-02T00:00:00.000Z' }];
  expect(await withStates(Promise.resolve(items), Promise.resolve(states), idOf)).toEqual([
    { item: { id: 1 }, isDraft: false, changedAt: '' },
    { item: { id: 2 }, isDraft: true, changedAt: '2026-01-02T00:00:00.000Z' },
  ]);
});

test('without states the list is there all the same, without the list there is none', async () => {
  const noStates = Promise.reject(new Error('down'));
  const listed = await withStates(Promise.resolve(items), noStates, idOf);
  expect(listed.map(({ item }) => item)).toEqual(items);
  const noItems = Promise.reject(new Error('down'));
  await expect(withStates(noItems, Promise.resolve([]), idOf)).rejects.toThrow('down');
});
