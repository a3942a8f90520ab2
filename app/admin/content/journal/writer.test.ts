import { expect, test } from 'vitest';
import type { JournalEntry } from './store.ts';
import { createWriter } from './writer.ts';

type Changes = Map<string, JournalEntry | null>;

function entry(text: string): JournalEntry {
  return { key: 'a', item: 'blog/new', typedAt: 1, fields: { title: text } };
}

/** A store whose writes end when the test says so. */
function slowStore() {
  const writes: { changes: Changes; end: () => void; fail: () => void }[] = [];
  const write = (changes: Changes) =>
    new Promise<void>((end, fail) => {
      writes.push({ changes, end, fail: () => fail(new Error('full')) });
    });
  return { writes, write };
}

test('R-X-07 the first character is written at once, what follows meanwhile in one write', async () => {
  const { writes, write } = slowStore();
  const writer = createWriter(write);
  for (const text of ['a', 'ab', 'abc']) writer.keep('a', entry(text));
  expect(writes).toHaveLength(1);
  expect(writes[0]?.changes.get('a')).toEqual(entry('a'));
  expect(writer.unwritten()).toEqual([entry('abc')]);
  writes[0]?.end();
  await expect.poll(() => writes.length).toBe(2);
  expect(writes[1]?.changes.get('a')).toEqual(entry('abc'));
  writes[1]?.end();
  await expect.poll(() => writer.unwritten()).toEqual([]);
});

test('a drop after a save overtakes nothing', async () => {
  const { writes, write } = slowStore();
  const writer = createWriter(write);
  writer.keep('a', entry('a'));
  const dropped = writer.keep('a', null);
  writes[0]?.end();
  await expect.poll(() => writes.length).toBe(2);
  expect(writes[1]?.changes.get('a')).toBeNull();
  writes[1]?.end();
  await dropped;
  expect(writes).toHaveLength(2);
});

test('what could not be written stays, is told, and goes with the next change', async () => {
  const { writes, write } = slowStore();
  const writer = createWriter(write);
  let told = 0;
  writer.subscribe(() => told++);
  const kept = writer.keep('a', entry('a'));
  writes[0]?.fail();
  await kept;
  expect([writer.hasFailed(), told, writer.unwritten()]).toEqual([true, 1, [entry('a')]]);
  const other = writer.keep('b', { ...entry('b'), key: 'b' });
  expect([...(writes[1]?.changes.keys() ?? [])]).toEqual(['a', 'b']);
  writes[1]?.end();
  await other;
  expect([writer.hasFailed(), told, writer.unwritten()]).toEqual([false, 2, []]);
});
