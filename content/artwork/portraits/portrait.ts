import { filledPath, stroked } from './drawing.ts';
import { glassesOf, headShape, type PortraitFace } from './face.ts';
import type { Hair } from './hair.ts';

/** An invented person, and how they are drawn. */
export interface Portrait extends PortraitFace {
  name: string;
  ground: string;
  cloth: string;
  hair: Hair;
  neckline?: keyof typeof necklines;
}

/** They enter and leave at 306, so that a row of portraits is one line. */
const necklines = {
  collar: {
    line: 'M-4 306C40 306 82 298 114 268',
    dip: 'C130 302 170 302 186 268',
    rest: 'C218 298 260 306 304 306',
  },
  deep: {
    line: 'M-4 306C40 306 82 298 118 266',
    dip: 'C130 324 170 324 182 266',
    rest: 'C218 298 260 306 304 306',
  },
  covered: {
    line: 'M-4 306C40 306 70 322 114 326',
    dip: 'C130 327 170 327 186 326',
    rest: 'C230 322 260 306 304 306',
  },
} as const;

function shouldersOf(neckline: keyof typeof necklines): string {
  const opening = neckline === 'covered' ? 'M116 262H184' : `M118 264${necklines[neckline].dip}`;
  return `${opening}C228 284 270 296 274 340H26C30 296 72 284 116 262z`;
}

const accent = '#c96a36';

/** 300 by 340, the same at each drawing. */
export function portraitOf(portrait: Portrait): string {
  const { ground, cloth, hair, width, neckline = 'collar' } = portrait;
  const { line, dip, rest } = necklines[neckline];
  const body = filledPath(shouldersOf(neckline), cloth);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="340" viewBox="0 0 300 340">',
    filledPath('M0 0h300v340H0z', ground),
    '<g transform="translate(0 14)">',
    hair.behind?.(width) ?? '',
    headShape(portrait),
    '</g>',
    body,
    '<g transform="translate(0 14)">',
    hair.before?.(width) ?? '',
    glassesOf(portrait),
    '</g>',
    stroked(line + dip + rest, accent, 4.4),
    '</svg>\n',
  ].join('');
}
