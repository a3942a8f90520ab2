import type { TextStyle } from '../drawing/drawing.ts';

const red = '#d21f2b';
const ink = '#17181a';
const grey = '#5f6165';
const bone = '#f6f4ef';
const darkBone = '#efece5';
const rule = '#d8d5cd';
const steel = '#3b3e44';
const shadow = '#000000';
const chassisNumber = 'RBX3T29E60J114728';

const type = (weight: 400 | 500 | 600, size: number, fill: string): TextStyle => ({
  face: `ibm-plex-sans-${weight}`,
  size,
  fill,
});

/** Numbers of parts and cars: every sign as wide as the next. */
const mono = (weight: 500 | 600, size: number, fill: string): TextStyle => ({
  face: `ibm-plex-mono-${weight}`,
  size,
  fill,
});

/** Colours, type and signs of the study's brand. */
export const ribatAxleStoresLook = {
  red,
  ink,
  grey,
  bone,
  darkBone,
  rule,
  steel,
  shadow,
  chassisNumber,
  type,
  mono,
};
