import type { Drawing, TextStyle } from '../drawing/drawing.ts';

const maroon = '#7b1e3a';
const wine = '#3d0c1b';
const butter = '#ffe9b0';
const sky = '#cfe6f7';
const blush = '#f6cfd6';
const cream = '#fffbf2';
const ink = '#2a1219';
const soft = '#6d5960';
const rule = '#e9dcc4';
const green = '#1c6b42';

type Weight = 400 | 500 | 600 | 700;

const sans = (weight: Weight, size: number, fill: string): TextStyle => ({
  face: `lexend-${weight}`,
  size,
  fill,
});

const naskh = (weight: 500 | 600, size: number, fill: string): TextStyle => ({
  face: `noto-naskh-arabic-${weight}`,
  size,
  fill,
  align: 'end',
});

/** A shield with a ghaf tree. */
function crest(drawing: Drawing, x: number, y: number, scale: number) {
  drawing.group({ x, y, scale }, () => {
    drawing.path('M0 0h34v18c0 12-8 18-17 22C8 36 0 30 0 18z', butter);
    const pen = { stroke: maroon, width: 2.6, cap: 'round' } as const;
    drawing.path('M17 8v25M17 20c-6-2-9-6-9-10M17 25c6-2 9-6 9-10', 'none', pen);
  });
}

export type Pupil = 'Layla' | 'Omar' | 'Huda';

const hair: Record<Pupil, string> = {
  Layla: 'M-19 14c-6-44 44-44 38 0-5-1-4-16-8-22-9 4-17 2-23-2-2 9-1 22-7 24z',
  Omar: 'M-18-8c-2-26 38-26 36 0-8-8-26-10-36 0z',
  Huda: 'M-19-6c0-34 38-34 38 0l3 26c-6 2-8-12-9-22-8-2-14-6-18-10-3 8-6 10-8 12-1 10-3 22-9 20z',
};

const looks: Record<Pupil, readonly [ground: string, skin: string, shirt: string]> = {
  Layla: [butter, '#c98f66', '#2f7d5b'],
  Omar: [sky, '#b87f57', maroon],
  Huda: [blush, '#c98f66', '#3b5b8c'],
};

function childIn(drawing: Drawing, child: Pupil, x: number, y: number, scale = 1) {
  const [ground, skin, shirt] = looks[child];
  drawing.group({ x, y, scale }, () => {
    drawing.circle(0, 0, 36, ground);
    drawing.path('M-25 26C-21 4 21 4 25 26a36 36 0 0 1-50 0z', shirt);
    drawing.circle(0, -6, 17, skin);
    drawing.path(hair[child], '#2a1a14');
    drawing.circle(-6, -4, 2, '#2a1a14');
    drawing.circle(6, -4, 2, '#2a1a14');
    drawing.path('M-5 3q5 4 10 0', 'none', { stroke: '#2a1a14', width: 1.8, cap: 'round' });
  });
}

function groundOf(child: Pupil): string {
  return looks[child][0];
}

/** Colours, type and signs of the study's brand. */
export const ghafCourtSchoolLook = {
  maroon,
  wine,
  butter,
  sky,
  cream,
  ink,
  soft,
  rule,
  green,
  sans,
  naskh,
  crest,
  childIn,
  groundOf,
};
