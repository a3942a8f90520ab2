import type { TextStyle } from '../drawing/drawing.ts';

export const orange = '#ff8a00';
export const black = '#0c0d10';
export const white = '#f7f7f2';
export const grey = '#5a5e66';
export const paleGrey = '#b9bdc4';
export const rule = '#d9d9d2';
/** Text on orange. */
export const umber = '#3a1e00';
export const shadow = '#2b3138';

/** As on road signs. */
export const sign = (weight: 500 | 600 | 700, size: number, fill: string): TextStyle => ({
  face: `barlow-condensed-${weight}`,
  size,
  fill,
});

export const type = (weight: 500 | 600, size: number, fill: string): TextStyle => ({
  face: `barlow-semi-condensed-${weight}`,
  size,
  fill,
});

export const arabic = (weight: 400 | 700, size: number, fill: string): TextStyle => ({
  face: `almarai-${weight}`,
  size,
  fill,
  align: 'end',
});
