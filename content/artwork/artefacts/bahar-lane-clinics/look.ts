import type { Drawing, TextStyle } from '../drawing/drawing.ts';
import type { DrawnFace } from '../drawing/faces.ts';
import type { Phone } from '../drawing/phone.ts';

const green = '#0b6b43';
const darkGreen = '#084f32';
const ink = '#15241b';
const soft = '#55655b';
const mist = '#f2f7f3';
const hairline = '#d5e2d9';
const blossom = '#f6c3cf';
const petal = '#e8708c';
const rose = '#c23a5e';
const paleBlossom = '#fdeef1';

const type = (weight: 500 | 600 | 700, size: number, fill: string): TextStyle => ({
  face: `figtree-${weight}`,
  size,
  fill,
});

const arabic = (weight: 400 | 700, size: number, fill: string): TextStyle => ({
  face: `almarai-${weight}`,
  size,
  fill,
  align: 'end',
});

const handwriting: DrawnFace = 'caveat-600';

const handset: Omit<Phone, 'time'> = {
  body: '#17201b',
  ground: '#ffffff',
  ink,
  face: 'figtree-600',
};

/** The sign of the clinics. */
function flower(
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  petals: string,
  heart: string,
) {
  for (let i = 0; i < 5; i++) {
    const angle = (i * Math.PI * 2) / 5 - Math.PI / 2;
    const far = radius * 0.62;
    drawing.circle(x + Math.cos(angle) * far, y + Math.sin(angle) * far, radius * 0.46, petals);
  }
  drawing.circle(x, y, radius * 0.26, heart);
}

/** Colours, type and signs of the study's brand. */
export const baharLaneClinicsLook = {
  green,
  darkGreen,
  ink,
  soft,
  mist,
  hairline,
  blossom,
  petal,
  rose,
  paleBlossom,
  type,
  arabic,
  handwriting,
  handset,
  flower,
};
