import type { FlowPoint } from './options.ts';

/** Whole tenths of a unit need no decimal point, and relative commands do not drift. */
export const perUnit = 10;

export function tenths(value: number): number {
  return Math.round(value * perUnit);
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

function thinned(line: readonly FlowPoint[], skip: number): FlowPoint[] {
  const kept = line.filter((_, i) => i % skip === 0);
  const last = line.at(-1);
  return last && (line.length - 1) % skip !== 0 ? [...kept, last] : kept;
}

function middleOf(a: FlowPoint, b: FlowPoint): FlowPoint {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
}

/**
 * Each `t` mirrors the control point before, so every middle is rounded to keep the next one exact.
 */
export function smoothPath(line: readonly FlowPoint[], skip = 8): string {
  const points = thinned(line, skip).map(({ x, y }) => ({ x: tenths(x), y: tenths(y) }));
  const [start, first, ...rest] = points;
  if (!start || !first) return '';
  const bend = pair(first.x - start.x, first.y - start.y);
  let data = `M${pair(start.x, start.y)}${rest.length > 0 ? 'q' : 'l'}${bend}`;
  let control = first;
  let end = start;
  for (const [i, point] of rest.entries()) {
    const from = end;
    end = i === rest.length - 1 ? point : middleOf(control, point);
    data += `${i === 0 ? ' ' : 't'}${pair(end.x - from.x, end.y - from.y)}`;
    control = { x: 2 * end.x - control.x, y: 2 * end.y - control.y };
  }
  return data;
}

export function straightPath(points: readonly FlowPoint[]): string {
  let data = '';
  let last = { x: 0, y: 0 };
  for (const [i, point] of points.entries()) {
    const place = { x: tenths(point.x), y: tenths(point.y) };
    data += `${i === 0 ? 'm' : 'l'}${pair(place.x - last.x, place.y - last.y)}`;
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
