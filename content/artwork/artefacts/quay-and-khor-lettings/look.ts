import type { TextStyle } from '../drawing/drawing.ts';

export const ink = '#241a3f';
export const plum = '#43376b';
export const soft = '#665d81';
export const lilac = '#e4dcf6';
export const rule = '#d9d2ea';
export const lime = '#d6f36a';
export const red = '#b0123c';

type Weight = 400 | 500 | 600 | 700;

export const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `dm-sans-${weight}`,
  size,
  fill,
});

export const serif = (size: number, fill: string): TextStyle => ({
  face: 'dm-serif-display-400',
  size,
  fill,
});
