import type { Drawing, TextStyle } from '../drawing/drawing.ts';

const yellow = '#ffc400';
const ink = '#161616';
const cream = '#fff9e6';
const sand = '#ece5cf';
const soft = '#5f5b50';
const brown = '#4a3b00';
const rule = '#e7dfc4';
const red = '#b3261e';
const green = '#1f6b3c';
const shadow = '#8a6400';

type Weight = 500 | 600 | 700;

const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `bricolage-grotesque-${weight}`,
  size,
  fill,
});

/** The sign; `size` is its height. */
function ladder(drawing: Drawing, x: number, y: number, size: number, stroke: string) {
  const step = size / 5;
  const rungs = [1, 2, 3, 4].map((i) => `M0 ${(i * step).toFixed(1)}h${(size * 0.3).toFixed(1)}`);
  drawing.group({ x, y }, () => {
    drawing.path(`M0 0v${size}M${size * 0.3} 0v${size}${rungs.join('')}`, 'none', {
      stroke,
      width: size / 12,
    });
  });
}

function person(drawing: Drawing, x: number, y: number, initials: string, isDark = false) {
  drawing.circle(x, y, 22, isDark ? ink : yellow);
  drawing.text(initials, x, y + 6, {
    ...sans(700, 16.5, isDark ? yellow : ink),
    align: 'middle',
  });
}

/** Colours, type and signs of the study's brand. */
export const yellowLadderHomeServicesLook = {
  yellow,
  ink,
  cream,
  sand,
  soft,
  brown,
  rule,
  red,
  green,
  shadow,
  sans,
  ladder,
  person,
};
