import type { TextStyle } from '../drawing/drawing.ts';

const blue = '#1d2f9b';
const ink = '#15172b';
const grey = '#595c70';
const chalk = '#f4f3ee';
const paper = '#fdfcf7';
const rule = '#c9c7bd';
const paleBlue = '#e4e7f8';
const green = '#1f7a45';
const shadow = '#101a5c';

type Weight = 400 | 500 | 600 | 700;

const serif = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `newsreader-${weight}`,
  size,
  fill,
});

const naskh = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `noto-naskh-arabic-${weight}`,
  size,
  fill,
  align: 'end',
});

const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `dm-sans-${weight}`,
  size,
  fill,
});

/** Colours, type and signs of the study's brand. */
export const netHouseMuseumLook = {
  blue,
  ink,
  grey,
  chalk,
  paper,
  rule,
  paleBlue,
  green,
  shadow,
  serif,
  naskh,
  sans,
};
