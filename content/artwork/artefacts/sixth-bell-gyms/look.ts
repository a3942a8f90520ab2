import type { Drawing, TextStyle } from '../drawing/drawing.ts';

export const blue = '#1531c9';
export const navy = '#0a1552';
export const ink = '#0b0e1f';
export const soft = '#565c73';
export const pale = '#eef1ff';
export const rule = '#d5d9ea';
export const yellow = '#ffe100';
export const red = '#c8231a';

type Weight = 500 | 600 | 700;

export const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `archivo-${weight}`,
  size,
  fill,
});

export const poster = (size: number, fill: string): TextStyle => ({
  face: 'anton-400',
  size,
  fill,
});

/** The sign: a ring bell from the front. */
export function bell(drawing: Drawing, x: number, y: number, size: number, fill: string) {
  drawing.group({ x, y, scale: size / 100 }, () => {
    drawing.path('M0 62C0 22 22 0 50 0s50 22 50 62z', fill);
    drawing.rect(-8, 68, 116, 14, fill, { radius: 7 });
    drawing.circle(50, 92, 9, fill);
  });
}
