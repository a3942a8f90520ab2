import type { Token } from './reference-tokens.ts';

/** WCAG 2.2: 4.5 for text, 3 for controls and lines that carry a meaning. */
export const textRatio = 4.5;
export const lineRatio = 3;

export interface Need {
  against: readonly Token[];
  ratio: typeof textRatio | typeof lineRatio;
  /** Where a colour goes that does not hold. */
  towards: 'black' | 'white';
}

export const papers = ['paper-25', 'paper-50', 'paper-100'] as const;
export const nights = ['night-950', 'night-900', 'night-800'] as const;
/** The grounds of the dark scheme, those of raised boxes included. */
const dusks = ['dusk-950', 'dusk-900', 'dusk-850', 'dusk-800', 'dusk-750'] as const;

const inkOn = (...against: Token[]): Need => ({ against, ratio: textRatio, towards: 'black' });
const lineOn = (...against: Token[]): Need => ({ against, ratio: lineRatio, towards: 'black' });
const lightOn = (...against: Token[]): Need => ({ against, ratio: textRatio, towards: 'white' });
const lightLineOn = (...against: Token[]): Need => ({
  against,
  ratio: lineRatio,
  towards: 'white',
});

/** What tokens are read on (app/styles/tokens.css, app/admin/shell/color-scheme.css). */
export const needs: Partial<Record<Token, Need>> = {
  'ink-soft': inkOn(...papers, 'sand-200', 'water-100', 'copper-100', 'good-100', 'bad-100'),
  'ink-soft-on-sand': inkOn(...papers, 'sand-200'),
  'ink-soft-on-water': inkOn('water-100', 'water-200'),
  'copper-500': lineOn(...papers),
  'accent-on-sand': lineOn('sand-200', 'paper-100'),
  'accent-on-water': lineOn('water-200', 'water-100'),
  'copper-600': inkOn(...papers, 'water-100', 'copper-100'),
  'copper-700': inkOn(...papers, 'sand-200', 'water-100', 'copper-100'),
  'copper-800': inkOn(...papers, 'sand-200', 'water-200', 'copper-100'),
  'copper-450': lightLineOn('night-950', 'night-900', 'dusk-950', 'dusk-900', 'dusk-800'),
  'copper-400': lightOn(...nights, ...dusks),
  'copper-300': lightOn(...nights, 'dusk-950', 'dusk-900'),
  'water-700': inkOn(...papers, 'sand-200', 'water-100', 'water-200'),
  'water-500': lightLineOn(...nights, ...dusks),
  'water-300': lightOn(...nights, ...dusks),
  'water-200': lightOn(...nights, ...dusks),
  'mist-300': lightOn(...nights, ...dusks),
  'mist-200': lightOn(...nights, 'night-700'),
  'mist-100': lightOn(...nights, 'night-700'),
  'sand-600': lineOn(...papers, 'sand-200', 'water-200'),
  'sand-700': inkOn(...papers, 'sand-200'),
  'sand-800': inkOn(...papers, 'sand-200'),
  'good-700': inkOn(...papers, 'sand-200', 'water-200', 'good-100'),
  'good-200': lightOn(...nights, ...dusks),
  'bad-700': inkOn(...papers, 'sand-200', 'water-200', 'bad-100'),
  'bad-200': lightOn(...nights, ...dusks),
};
