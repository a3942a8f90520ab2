import type { Point } from '../artefacts/drawing/numbers.ts';

/** Every portrait looks straight ahead, so it mirrors about this. */
export const midpoint = 150;

function digits(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, (_, sign: string) => `${sign}.`);
}

function pair([x, y]: Point): string {
  const second = digits(y);
  return digits(x) + (second.startsWith('-') ? '' : ' ') + second;
}

/** A path through all points, smooth in each (Catmull-Rom), in relative steps. */
export function curve(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const steps = points.slice(1).map((to, index) => {
    const from = at(index);
    const [before, after] = [at(index - 1), at(index + 2)];
    const relative = (x: number, y: number): Point => [x - from[0], y - from[1]];
    const first = relative(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const second = relative(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    return `c${[first, second, relative(...to)].map(pair).join(' ')}`;
  });
  return start + pair(at(0)) + steps.join('');
}

/** The same half, and its mirror: from the left foot over the top to the right foot. */
export function mirrored(half: readonly Point[]): Point[] {
  const ownMirror = half.filter(([x]) => x !== midpoint);
  return [...half, ...ownMirror.toReversed().map(([x, y]): Point => [2 * midpoint - x, y])];
}

/** Between two lines of as many points. */
export function between(from: readonly Point[], to: readonly Point[], share: number): Point[] {
  return from.map(([x, y], index) => {
    const [toX, toY] = to[index] ?? [x, y];
    return [x + (toX - x) * share, y + (toY - y) * share];
  });
}
