import type { TextStyle } from '../drawing/drawing.ts';

const ink = '#241a3f';
const plum = '#43376b';
const soft = '#665d81';
const lilac = '#e4dcf6';
const rule = '#d9d2ea';
const lime = '#d6f36a';
const red = '#b0123c';

type Weight = 400 | 500 | 600 | 700;

const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `dm-sans-${weight}`,
  size,
  fill,
});

const serif = (size: number, fill: string): TextStyle => ({
  face: 'dm-serif-display-400',
  size,
  fill,
});

/** Colours, type and signs of the study's brand. */
export const quayAndKhorLettingsLook = { ink, plum, soft, lilac, rule, lime, red, sans, serif };
