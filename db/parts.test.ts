import { expect, test } from 'vitest';
import { inParts } from './parts.ts';

/** Reads numbers that stand for rows, and notes after which one it was asked to go on. */
async function partsOf(rows: number): Promise<{ parts: number[][]; asked: unknown[] }> {
  const asked: unknown[] = [];
  const read = async (last: number | undefined, count: number) => {
    asked.push(last);
    const start = last ?? 0;
    return Array.from({ length: Math.min(count, rows - start) }, (_, index) => start + index + 1);
  };
  const parts: number[][] = [];
  for await (const part of inParts(read, 2)) parts.push(part);
  return { parts, asked };
}

test.each([
  [0, [[]]],
  [1, [[1]]],
  [2, [[1, 2], []]],
  [3, [[1, 2], [3]]],
  [4, [[1, 2], [3, 4], []]],
])('%i rows come in parts of two, without a gap or a repetition', async (rows, expected) => {
  const { parts, asked } = await partsOf(rows);
  expect(parts).toEqual(expected);
  expect(asked).toEqual([undefined, 2, 4].slice(0, expected.length));
});
