import type { Drawing, TextStyle } from '../drawing/drawing.ts';

const blue = '#1531c9';
const navy = '#0a1552';
const ink = '#0b0e1f';
const soft = '#565c73';
const pale = '#eef1ff';
const rule = '#d5d9ea';
const yellow = '#ffe100';
const red = '#c8231a';

type Weight = 500 | 600 | 700;

const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `archivo-${weight}`,
  size,
  fill,
});

const poster = (size: number, fill: string): TextStyle => ({
  face: 'anton-400',
  size,
  fill,
});

function bell(drawing: Drawing, x: number, y: number, size: number, fill: string) {
  drawing.group({ x, y, scale: size / 100 }, () => {
    drawing.path('M0 62C0 22 22 0 50 0s50 22 50 62z', fill);
    drawing.rect(-8, 68, 116, 14, fill, { radius: 7 });
    drawing.circle(50, 92, 9, fill);
  });
}

/** Colours, type and signs of the study's brand. */
export const sixthBellGymsLook = {
  blue,
  navy,
  ink,
  soft,
  pale,
  rule,
  yellow,
  red,
  sans,
  poster,
  bell,
};
