import type { TextStyle } from '../drawing/drawing.ts';

export const blue = '#1d2f9b';
export const ink = '#15172b';
export const grey = '#595c70';
export const chalk = '#f4f3ee';
export const paper = '#fdfcf7';
export const rule = '#c9c7bd';
export const paleBlue = '#e4e7f8';
export const green = '#1f7a45';
export const shadow = '#101a5c';

type Weight = 400 | 500 | 600 | 700;

export const serif = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `newsreader-${weight}`,
  size,
  fill,
});

export const naskh = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `noto-naskh-arabic-${weight}`,
  size,
  fill,
  align: 'end',
});

export const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `dm-sans-${weight}`,
  size,
  fill,
});
