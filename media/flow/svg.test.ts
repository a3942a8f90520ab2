import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { FlowOptions } from './options.ts';
import { lineDetail, smoothPath, straightPath } from './path.ts';
import { svgOf } from './svg.ts';

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const known: [string, Partial<FlowOptions>, string][] = [
  ['pic-1', {}, '9ea7d2f5169cbf0c'],
  ['pic-15', { theme: 'night', motif: 'basin', arrangement: 'plot' }, '91980cbd52fd1802'],
  [
    'hero',
    { width: 720, height: 430, stones: [{ x: 0.74, y: 0.425, r: 0.2 }], flip: true },
    'ebe5fe52e4bc980b',
  ],
];

// A picture that changes here changes on every page that shows one: do it on purpose only.
test.each(known)('the picture of %s is still the same', (seed, options, expected) => {
  expect(fingerprint(svgOf(seed, options))).toBe(expected);
});

test('a picture has its ground and no broken number, and can be drawn', async () => {
  const svg = svgOf('pic-3', { theme: 'copper', arrangement: 'pair' });
  expect(/NaN|undefined|Infinity|\de-\d/.exec(svg)).toBeNull();
  const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect(new Set(data).size).toBeGreaterThan(50);
});

test('the copper line and its shafts can be left out', () => {
  const look = { theme: 'night', arrangement: 'none' } as const;
  expect(svgOf('pic-4', look)).toContain('#E58B52');
  expect(svgOf('pic-4', { ...look, lead: false })).not.toContain('#E58B52');
});

test('the copper line has as many shafts as its item counts', () => {
  const rings = (shafts: number) =>
    [...svgOf('pic-4', { theme: 'night', arrangement: 'none', shafts }).matchAll(/<circle/g)]
      .length;
  expect([3, 5, 9, 24].map(rings)).toEqual([3, 5, 9, 24]);
});

test('the first stone is solid only when wished', () => {
  const look = { theme: 'night', arrangement: 'one', lead: false } as const;
  expect(svgOf('pic-4', { ...look, solid: true })).toContain('fill="#E58B52"');
  expect(svgOf('pic-4', { ...look, solid: false })).not.toContain('fill="#E58B52"');
});

/** Follows path data as a browser would: control points and ends, in tenths. */
function walk(data: string) {
  const points: { x: number; y: number }[] = [];
  let [x, y, controlX, controlY] = [0, 0, 0, 0];
  for (const [, command, rest = ''] of data.matchAll(/([Mqtl])([^Mqtl]*)/g)) {
    const numbers = Array.from(rest.matchAll(/-?\d+/g), Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (command === 'M') [x, y] = [0, 0];
    if (command === 'q') [controlX, controlY] = [x + (numbers[0] ?? 0), y + (numbers[1] ?? 0)];
    if (command === 't') [controlX, controlY] = [2 * x - controlX, 2 * y - controlY];
    if (command === 'q' || command === 't') points.push({ x: controlX, y: controlY });
    [x, y] = [x + dx, y + dy];
  }
  return { points, end: { x, y } };
}

const everyEighth = { skip: 8, turn: Number.POSITIVE_INFINITY, grid: 1 };

test('mirrored control points stay on the line however long it is', () => {
  const line = Array.from({ length: 801 }, (_, i) => ({
    x: i * 2.5 + 0.03 * (i % 7),
    y: 200 + 90 * Math.sin(i / 37),
  }));
  const { points, end } = walk(smoothPath(line, everyEighth));
  expect(points).toHaveLength(99);
  for (const [i, { x, y }] of points.entries()) {
    const wished = line[(i + 1) * 8] ?? { x: 0, y: 0 };
    expect(Math.hypot(x / 10 - wished.x, y / 10 - wished.y)).toBeLessThan(0.25);
  }
  expect(end).toEqual({ x: 20_001, y: Math.round(10 * (200 + 90 * Math.sin(800 / 37))) });
});

test('a line has points where it bends, on a coarse grid', () => {
  const straight = Array.from({ length: 33 }, (_, i) => ({ x: i * 2.53, y: 1 }));
  const bent = Array.from({ length: 33 }, (_, i) => ({
    x: 40 * Math.cos(i / 16),
    y: 40 * Math.sin(i / 16),
  }));
  const numbersOf = (line: typeof bent) =>
    (smoothPath(line, lineDetail).match(/-?\d+/g) ?? []).map(Number);
  expect(numbersOf(bent).length).toBeGreaterThan(2 * numbersOf(straight).length);
  expect(numbersOf(bent).filter((number) => number % lineDetail.grid !== 0)).toEqual([]);
});

test('short lines are still drawn', () => {
  const line = [
    { x: 1, y: 2 },
    { x: 3.04, y: 1.5 },
  ];
  // A curve without one before it is straight; the pointer parts lines of q and t.
  expect(smoothPath(line, everyEighth)).toBe('M10 20t20-5');
  expect(straightPath(line)).toBe('M10 20l20-5');
  expect(smoothPath([], everyEighth)).toBe('');
});
