import { expect, test } from 'vitest';
import { isInPlot } from './composition.ts';
import { type FlowField, flowField, looksOf } from './field.ts';
import { type FlowOptions, flowMotifs } from './options.ts';
import { overrun } from './streamlines.ts';

const size = { width: 420, height: 340 };
const arrangements = ['one', 'edge', 'row', 'pair', 'plot', 'none'] as const;

const looks: Partial<FlowOptions>[] = flowMotifs.flatMap((motif) =>
  arrangements.map((arrangement) => ({ ...size, motif, arrangement })),
);

function pointsOf(field: FlowField) {
  return field.lines.flat();
}

test('the same seed and options give the same water', () => {
  expect(flowField('marsa-clinics', size)).toEqual(flowField('marsa-clinics', size));
});

test('another seed gives other water', () => {
  expect(flowField('marsa-clinics', size)).not.toEqual(flowField('rihla-transport', size));
});

test.each(looks)('$motif around $arrangement keeps every point in the picture', (look) => {
  const points = pointsOf(flowField('frame', look));
  expect(points.length).toBeGreaterThan(500);
  const strays = points.filter(
    ({ x, y }) =>
      !(x >= -overrun && y >= -overrun && x <= size.width + overrun && y <= size.height + overrun),
  );
  expect(strays).toEqual([]);
});

test.each(looks)('$motif around $arrangement leaves stones and grove dry', (look) => {
  const field = flowField('stones', look);
  const wet = pointsOf(field).filter(
    ({ x, y }) =>
      (field.plot && isInPlot(field.plot, x, y, 0)) ||
      field.stones.some((stone) => Math.hypot(x - stone.x, y - stone.y) < stone.r),
  );
  expect(wet).toEqual([]);
});

test('no two lines come closer than the least stop distance', () => {
  const { lines } = flowField('apart', { ...size, spacing: 11 });
  const least = 11 * 0.62 * 0.56;
  const points = lines.flatMap((line, number) => line.map((point) => ({ ...point, number })));
  const tooClose = points.filter((a, i) =>
    points
      .slice(i + 1)
      .some((b) => a.number !== b.number && Math.hypot(a.x - b.x, a.y - b.y) < least),
  );
  expect(tooClose).toEqual([]);
});

test('with a grove the lead line ends at it', () => {
  const field = flowField('arrival', { arrangement: 'plot', motif: 'meander' });
  const end = field.lines[field.lead]?.at(-1);
  expect(end && field.plot && isInPlot(field.plot, end.x, end.y, 11)).toBe(true);
});

test('a wished lead start makes the line that begins there the lead line', () => {
  const field = flowField('wish', { arrangement: 'none', leadX: 0.5, leadY: 0.5 });
  const reaches = field.lines[field.lead]?.some(({ x, y }) => x === 400 && y === 300);
  expect(reaches).toBe(true);
});

test('theme and motif follow from the seed', () => {
  // Taken from the first design's own script.
  expect(looksOf('hero')).toEqual({ theme: 'water', motif: 'basin' });
});
