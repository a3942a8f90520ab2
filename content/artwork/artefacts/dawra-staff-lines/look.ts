import type { TextStyle } from '../drawing/drawing.ts';

const orange = '#ff8a00';
const black = '#0c0d10';
const white = '#f7f7f2';
const grey = '#5a5e66';
const paleGrey = '#b9bdc4';
const rule = '#d9d9d2';
/** Text on orange. */
const umber = '#3a1e00';
const shadow = '#2b3138';

/** As on road signs. */
const sign = (weight: 500 | 600 | 700, size: number, fill: string): TextStyle => ({
  face: `barlow-condensed-${weight}`,
  size,
  fill,
});

const type = (weight: 500 | 600, size: number, fill: string): TextStyle => ({
  face: `barlow-semi-condensed-${weight}`,
  size,
  fill,
});

const arabic = (weight: 400 | 700, size: number, fill: string): TextStyle => ({
  face: `almarai-${weight}`,
  size,
  fill,
  align: 'end',
});

/** Colours, type and signs of the study's brand. */
export const dawraStaffLinesLook = {
  orange,
  black,
  white,
  grey,
  paleGrey,
  rule,
  umber,
  shadow,
  sign,
  type,
  arabic,
};
