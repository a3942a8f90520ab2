import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnLinesOf, partedBy, quadraticPath } from './drawn-lines.ts';

test('a path is read line by line, relative pieces added up', () => {
  expect(drawnLinesOf('M10 20q5-1 10 2t3-4M-1-2t1 1')).toEqual([
    {
      d: 'M10 20q5-1 10 2t3-4',
      points: [
        [10, 20],
        [20, 22],
        [23, 18],
      ],
      bounds: { left: 10, right: 23, top: 18, bottom: 22 },
    },
    {
      d: 'M-1-2t1 1',
      points: [
        [-1, -2],
        [0, -1],
      ],
      bounds: { left: -1, right: 0, top: -2, bottom: -1 },
    },
  ]);
  expect(drawnLinesOf('M0 0c1 1 2 2 3 3')).toBeNull();
});

test.each(globSync('app/pictures/*-hero*.svg'))('%s is read', (file) => {
  const svg = readFileSync(file, 'utf8');
  // A grove is dots, which stay.
  const paths = Array.from(svg.matchAll(/ d="(M[^"]+)"/g), ([, d = '']) => d);
  const lines = paths.map((d) => drawnLinesOf(d)?.length ?? 0);
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.min(...lines)).toBeGreaterThan(0);
  expect(lines.reduce((sum, count) => sum + count)).toBeGreaterThan(50);
});

test('points near the pointer give way, most where it stands, the others stay', () => {
  const stone = { x: 0, y: 0, radius: 190, reach: 64 };
  const lineOf = (d: string) => {
    const [line] = drawnLinesOf(d) ?? [];
    if (!line) throw new Error(`${d} is no line.`);
    return line;
  };
  const line = lineOf('M1 0t94 0t205 0');
  const { points } = line;
  const parted = partedBy(line, stone) ?? [];
  expect(parted[0]?.[0]).toBeGreaterThan(60);
  expect(parted[1]?.[0]).toBeCloseTo(95 + 64 * 0.5 ** 1.6, 5);
  expect(parted[2]).toBe(points[2]);
  expect(partedBy(lineOf('M300 300t1 1'), stone)).toBeNull();
  // Around the pointer without a point in its reach.
  expect(partedBy(lineOf('M-300 0t600 0'), stone)).toBeNull();
  expect(partedBy(line, { ...stone, reach: 0 })).toBeNull();
});

test('a line is smooth along its points and ends at the last', () => {
  expect(
    quadraticPath([
      [0, 0],
      [10, 0],
      [20, 10],
    ]),
  ).toBe('M0 0Q10 0 15 5L20 10');
});
