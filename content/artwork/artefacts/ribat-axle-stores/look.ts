import type { TextStyle } from '../drawing/drawing.ts';

export const red = '#d21f2b';
export const ink = '#17181a';
export const grey = '#5f6165';
export const bone = '#f6f4ef';
export const darkBone = '#efece5';
export const rule = '#d8d5cd';
export const steel = '#3b3e44';
export const shadow = '#000000';
export const chassisNumber = 'RBX3T29E60J114728';

export const type = (weight: 400 | 500 | 600, size: number, fill: string): TextStyle => ({
  face: `ibm-plex-sans-${weight}`,
  size,
  fill,
});

/** Numbers of parts and cars: every sign as wide as the next. */
export const mono = (weight: 500 | 600, size: number, fill: string): TextStyle => ({
  face: `ibm-plex-mono-${weight}`,
  size,
  fill,
});
