import type { FlowPoint } from './options.ts';

/** Whole tenths of a unit need no decimal point, and relative commands do not drift. */
export const perUnit = 10;

export function tenths(value: number): number {
  return Math.round(value * perUnit);
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

function bendAt(line: readonly FlowPoint[], i: number): number {
  const [a, b, c] = [line[i - 1], line[i], line[i + 1]];
  if (!a || !b || !c) return 0;
  const turned = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)));
}

function thinned(line: readonly FlowPoint[], { skip, turn }: Detail): FlowPoint[] {
  let [since, turned] = [0, 0];
  return line.filter((_, i) => {
    since += 1;
    turned += bendAt(line, i);
    const isKept = i === 0 || i === line.length - 1 || since >= skip || turned >= turn;
    if (isKept) [since, turned] = [0, 0];
    return isKept;
  });
}

interface Detail {
  /** Of so many points of a line, one is drawn at least. */
  skip: number;
  /** Radians, after which a line that bends is drawn with a point more. */
  turn: number;
  /** Tenths of a unit, to which coordinates are rounded. */
  grid: number;
}

/** To the eye the same as every eighth point, in a third fewer bytes. */
export const lineDetail: Detail = { skip: 16, turn: 0.22, grid: 5 };

/** Of the one line that the eye follows. */
export const leadDetail: Detail = { skip: 6, turn: Number.POSITIVE_INFINITY, grid: 1 };

const onGrid = (value: number, grid: number) => Math.round(value / grid) * grid;

function middleOf(a: FlowPoint, b: FlowPoint, grid: number): FlowPoint {
  return { x: onGrid((a.x + b.x) / 2, grid), y: onGrid((a.y + b.y) / 2, grid) };
}

/** Each `t` mirrors the control point before, so every middle is rounded to keep the next one exact. */
export function smoothPath(line: readonly FlowPoint[], detail: Detail): string {
  const { grid } = detail;
  const points = thinned(line, detail).map(({ x, y }) => ({
    x: onGrid(x * perUnit, grid),
    y: onGrid(y * perUnit, grid),
  }));
  const [start, first, ...rest] = points;
  if (!start || !first) return '';
  const bend = pair(first.x - start.x, first.y - start.y);
  let data = `M${pair(start.x, start.y)}${rest.length > 0 ? 'q' : 't'}${bend}`;
  let control = first;
  let end = start;
  for (const [i, point] of rest.entries()) {
    const from = end;
    end = i === rest.length - 1 ? point : middleOf(control, point, grid);
    data += `${i === 0 ? ' ' : 't'}${pair(end.x - from.x, end.y - from.y)}`;
    control = { x: 2 * end.x - control.x, y: 2 * end.y - control.y };
  }
  return data;
}

/** May follow another path. */
export function straightPath(points: readonly FlowPoint[], grid = 1): string {
  let data = '';
  let last = { x: 0, y: 0 };
  for (const [i, point] of points.entries()) {
    const place = { x: onGrid(point.x * perUnit, grid), y: onGrid(point.y * perUnit, grid) };
    data += `${i === 0 ? 'M' : 'l'}${pair(place.x - last.x, place.y - last.y)}`;
    last = place;
  }
  return data;
}

export function dotsPath(dots: readonly FlowPoint[]): string {
  let data = '';
  let last = { x: 0, y: 0 };
  for (const dot of dots) {
    const place = { x: tenths(dot.x), y: tenths(dot.y) };
    data += `m${pair(place.x - last.x, place.y - last.y)}h0`;
    last = place;
  }
  return data;
}
