import type { Drawing, TextStyle } from '../drawing/drawing.ts';
import type { Point } from '../drawing/numbers.ts';

const ink = '#0b2545';
const red = '#d80036';
const frost = '#eaf4fc';
const ice = '#bfe0f5';
const blue = '#1d64a3';
const soft = '#4b6078';
const rule = '#cfdfec';

type Weight = 400 | 500 | 600 | 700;

const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `sora-${weight}`,
  size,
  fill,
});

const lineThrough = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`).join('');

/** The sign: a flake of six arms. */
function flake(drawing: Drawing, x: number, y: number, radius: number, stroke: string) {
  const arm = `M0 0V${-radius}M0 ${-radius * 0.6}l${radius * 0.26} ${-radius * 0.22}M0 ${-radius * 0.6}l${-radius * 0.26} ${-radius * 0.22}`;
  for (let i = 0; i < 6; i++) {
    drawing.group({ x, y, turn: i * 60 }, () => {
      drawing.path(arm, 'none', { stroke, width: radius / 6, cap: 'round' });
    });
  }
}

/** Colours, type and signs of the study's brand. */
export const wadiFrostLogisticsLook = {
  ink,
  red,
  frost,
  ice,
  blue,
  soft,
  rule,
  sans,
  lineThrough,
  flake,
};
