import type { Drawing } from '../drawing/drawing.ts';
import type { Point } from '../drawing/numbers.ts';
import { netHouseMuseumLook } from './look.ts';

const { blue, ink } = netHouseMuseumLook;

const meshes = 11;
const rings = 6;

/** A knot of the spread net, from the ring in the fist down to the weighted hem. */
function knot(width: number, height: number, ring: number, place: number): Point {
  const angle = (place / meshes - 0.5) * 1.7;
  const far = (0.14 + 0.86 * (ring / rings) ** 0.8) * height;
  const spread = width / (2 * Math.sin(0.85) * height);
  return [width / 2 + Math.sin(angle) * far * spread, Math.cos(angle * 0.55) * far];
}

/** A cast net thrown open, its weights along the hem. */
export function net(drawing: Drawing, width: number, height: number) {
  const text = (ring: number, place: number) =>
    knot(width, height, ring, place)
      .map((value) => Math.round(value))
      .join(' ');
  let path = '';
  for (let start = -rings; start <= meshes; start++) {
    for (const way of [0.5, -0.5]) {
      const from = way > 0 ? start : start + rings / 2;
      const knots = Array.from(
        { length: rings + 1 },
        (_, ring) => [ring, from + ring * way] as const,
      );
      const seen = knots.filter(([, place]) => place >= 0 && place <= meshes);
      if (seen.length > 1) path += `M${seen.map(([ring, place]) => text(ring, place)).join('L')}`;
    }
  }
  drawing.path(path, 'none', { stroke: blue, width: width / 150, cap: 'round' });
  for (let place = 0; place <= meshes; place++) {
    const [x, y] = knot(width, height, rings, place);
    drawing.circle(x, y + width / 60, width / 52, ink);
  }
  drawing.path(`M${width / 2} ${-height * 0.1}V${height * 0.15}`, 'none', {
    stroke: ink,
    width: width / 70,
  });
}
