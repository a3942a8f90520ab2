import type { Drawing, TextStyle } from '../drawing/drawing.ts';
import type { Point } from '../drawing/numbers.ts';

export const ink = '#0b2545';
export const red = '#d80036';
export const frost = '#eaf4fc';
export const ice = '#bfe0f5';
export const blue = '#1d64a3';
export const soft = '#4b6078';
export const rule = '#cfdfec';

type Weight = 400 | 500 | 600 | 700;

export const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `sora-${weight}`,
  size,
  fill,
});

export const lineThrough = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`).join('');

/** The sign: a flake of six arms. */
export function flake(drawing: Drawing, x: number, y: number, radius: number, stroke: string) {
  const arm = `M0 0V${-radius}M0 ${-radius * 0.6}l${radius * 0.26} ${-radius * 0.22}M0 ${-radius * 0.6}l${-radius * 0.26} ${-radius * 0.22}`;
  for (let i = 0; i < 6; i++) {
    drawing.group({ x, y, turn: i * 60 }, () => {
      drawing.path(arm, 'none', { stroke, width: radius / 6, cap: 'round' });
    });
  }
}
