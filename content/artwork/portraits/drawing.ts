import type { Point } from '../artefacts/drawing/numbers.ts';
import { between, curve } from './curve.ts';

export interface PortraitInk {
  fill: string;
  line: string;
}

export function filledPath(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

export function stroked(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The contour lines of the water, between two edges. */
function contours(
  inner: readonly Point[],
  outer: readonly Point[],
  count: number,
  close = '',
): string {
  const paths = Array.from({ length: count }, (_, index) =>
    curve(between(inner, outer, (index + 1) / (count + 1))),
  );
  return paths.map((path) => path + close).join('');
}

/** What lies between two open lines, with as many contours. */
export function band(
  inner: readonly Point[],
  outer: readonly Point[],
  { fill, line }: PortraitInk,
  count: number,
): string {
  const edge = `${curve(inner)}${curve(outer.toReversed(), 'L')}z`;
  return filledPath(edge, fill) + stroked(contours(inner, outer, count), line, 1.5);
}

/** A shape around the head, whose contours go round it. */
export function ring(
  inner: readonly Point[],
  outer: readonly Point[],
  { fill, line }: PortraitInk,
  count: number,
): string {
  return filledPath(`${curve(outer)}z`, fill) + stroked(contours(inner, outer, count), line, 1.5);
}
