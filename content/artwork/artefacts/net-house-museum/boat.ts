import type { Drawing } from '../drawing/drawing.ts';
import type { Point } from '../drawing/numbers.ts';
import { netHouseMuseumLook } from './look.ts';

const { blue, ink } = netHouseMuseumLook;

type Curve = readonly [Point, Point, Point, Point];

const sheer: Curve = [
  [120, 150],
  [380, 204],
  [720, 198],
  [920, 122],
];

const bottom: Curve = [
  [120, 150],
  [270, 262],
  [690, 282],
  [884, 206],
];

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A plank: the part of the way from the rail to the keel. */
function plank(part: number): string {
  const [a, b, c, d] = sheer.map((point, i) => text(between(point, bottom[i] ?? point, part)));
  return `M${a}C${b} ${c} ${d}`;
}

function at([a, b, c, d]: Curve, part: number): Point {
  const [ab, bc, cd] = [between(a, b, part), between(b, c, part), between(c, d, part)];
  return between(between(ab, bc, part), between(bc, cd, part), part);
}

/** From the side, with its keel in blue. */
export function boat(drawing: Drawing) {
  const [start, c1, c2, end] = bottom.map(text);
  const [, , railEnd2, railEnd] = sheer.map(text);
  const hull = `M${start}C${c1} ${c2} ${end}L${railEnd}C${railEnd2} ${text(sheer[1])} ${start}z`;
  drawing.path('M452 206V108', 'none', { stroke: ink, width: 6 });
  drawing.path(hull, '#efebdd', { stroke: ink, width: 2.4 });
  drawing.path(plank(0.25) + plank(0.5) + plank(0.75), 'none', { stroke: '#8a846c', width: 1.6 });
  const ribs = Array.from({ length: 11 }, (_, i) => 0.12 + i * 0.075)
    .map((part) => `M${text(at(sheer, part))}L${text(at(bottom, part))}`)
    .join('');
  drawing.path(ribs, 'none', { stroke: '#b5af99', width: 1.6 });
  drawing.path(`M${start}C${c1} ${c2} ${end}`, 'none', { stroke: blue, width: 8, cap: 'round' });
  drawing.path('M236 176Q470 112 726 104Q480 140 236 176z', '#ffffff', { stroke: ink, width: 2.4 });
}
