import type { Point } from './options.ts';

/**
 * Paths count in whole tenths of a picture unit: no decimal points to send, and relative commands add
 * up without drifting.
 */
export const perUnit = 10;

/** A length or place in picture units as the whole number that stands in the file. */
export function tenths(value: number): number {
  return Math.round(value * perUnit);
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** Every `skip`-th point and the last one. */
function thinned(line: readonly Point[], skip: number): Point[] {
  const kept = line.filter((_, i) => i % skip === 0);
  const last = line.at(-1);
  return last && (line.length - 1) % skip !== 0 ? [...kept, last] : kept;
}

function middleOf(a: Point, b: Point): Point {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
}

/**
 * Path data of a line as one smooth chain of quadratic curves through the middles of its points.
 * The control points are not written: each `t` mirrors the one before, so every middle is rounded
 * to where the mirrored control point falls on its own point again.
 */
export function smoothPath(line: readonly Point[], skip = 8): string {
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

/** Path data of straight pieces through all points. */
export function straightPath(points: readonly Point[]): string {
  let data = '';
  let last = { x: 0, y: 0 };
  for (const [i, point] of points.entries()) {
    const place = { x: tenths(point.x), y: tenths(point.y) };
    data += `${i === 0 ? 'm' : 'l'}${pair(place.x - last.x, place.y - last.y)}`;
    last = place;
  }
  return data;
}

/** Path data of round dots: strokes of no length with round ends. */
export function dotsPath(dots: readonly Point[]): string {
  let data = '';
  let last = { x: 0, y: 0 };
  for (const dot of dots) {
    const place = { x: tenths(dot.x), y: tenths(dot.y) };
    data += `m${pair(place.x - last.x, place.y - last.y)}h0`;
    last = place;
  }
  return data;
}
