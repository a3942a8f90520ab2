import type { Drawing } from './drawing.ts';

/** @param size From the left end to the right one. */
export function tick(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  stroke: string,
  width = size / 5,
) {
  const step = size / 10;
  const path = `M${x} ${y}l${step * 3.6} ${step * 3.8}l${step * 6.4} ${step * -7.2}`;
  drawing.path(path, 'none', { stroke, width, cap: 'round' });
}
