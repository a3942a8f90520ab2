import type { Drawing, TextStyle } from '../drawing/drawing.ts';

export const yellow = '#ffc400';
export const ink = '#161616';
export const cream = '#fff9e6';
export const sand = '#ece5cf';
export const soft = '#5f5b50';
export const brown = '#4a3b00';
export const rule = '#e7dfc4';
export const red = '#b3261e';
export const green = '#1f6b3c';
export const shadow = '#8a6400';

type Weight = 500 | 600 | 700;

export const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `bricolage-grotesque-${weight}`,
  size,
  fill,
});

/** The sign; `size` is its height. */
export function ladder(drawing: Drawing, x: number, y: number, size: number, stroke: string) {
  const step = size / 5;
  const rungs = [1, 2, 3, 4].map((i) => `M0 ${(i * step).toFixed(1)}h${(size * 0.3).toFixed(1)}`);
  drawing.group({ x, y }, () => {
    drawing.path(`M0 0v${size}M${size * 0.3} 0v${size}${rungs.join('')}`, 'none', {
      stroke,
      width: size / 12,
    });
  });
}

export function person(drawing: Drawing, x: number, y: number, initials: string, isDark = false) {
  drawing.circle(x, y, 22, isDark ? ink : yellow);
  drawing.text(initials, x, y + 6, {
    ...sans(700, 16.5, isDark ? yellow : ink),
    align: 'middle',
  });
}
