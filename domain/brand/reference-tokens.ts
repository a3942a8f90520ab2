/** What a token is made from: the base it moves with, and whether its lightness moves, too. */
export type Family = 'accent' | 'accent-tint' | 'ground' | 'deep' | 'deep-tint' | 'message';

type Scale = Readonly<Record<string, string>>;

/**
 * The scale of the first brand, made by hand. Other brands take its steps from their own three
 * colours; app/styles/tokens.css holds the same values.
 */
export const referenceTokens = {
  deep: {
    'night-950': '#041a1e',
    'night-900': '#07272c',
    'night-800': '#0d3a40',
    'night-750': '#1f484c',
    'night-700': '#1b5459',
    'night-600': '#2b5c60',
    'dusk-950': '#06181b',
    'dusk-900': '#0a2226',
    'dusk-850': '#0d2a2e',
    'dusk-800': '#0d3338',
    'dusk-750': '#14424a',
    ink: '#07272c',
    'ink-soft': '#40585a',
    'ink-soft-on-sand': '#394f51',
    'ink-soft-on-water': '#27484b',
    'water-700': '#1d5c61',
  },
  ground: {
    'paper-25': '#fffdf9',
    'paper-50': '#f8f4ec',
    'paper-100': '#f1eadd',
    'sand-200': '#e4d8c2',
    'sand-300': '#d0bf9f',
    'sand-400': '#bfae8c',
    'sand-600': '#7d7460',
    'sand-700': '#6a5a3f',
    'sand-800': '#4b4330',
  },
  'deep-tint': {
    'water-100': '#d9eae5',
    'water-200': '#bbd9d4',
    'water-300': '#8cc4c0',
    'water-400': '#8fb9b5',
    'water-500': '#7fa5a3',
    'mist-100': '#e6f0ed',
    'mist-200': '#b3cbc8',
    'mist-300': '#a9c1be',
  },
  accent: {
    'copper-800': '#7c3410',
    'copper-700': '#8c3c12',
    'copper-600': '#a4481a',
    'copper-500': '#b5521f',
    'copper-450': '#c9672f',
    'copper-400': '#f0a473',
    'copper-300': '#e58b52',
  },
  'accent-tint': { 'copper-100': '#fbe3d0' },
  message: {
    'good-700': '#1b6546',
    'good-200': '#a9dcbf',
    'good-100': '#dcebdf',
    'bad-700': '#a3201a',
    'bad-200': '#ffb9ad',
    'bad-100': '#f8ded7',
  },
} as const satisfies Record<Family, Scale>;

export type Token =
  | { [F in Family]: keyof (typeof referenceTokens)[F] }[Family]
  /** Lines and marks of the accent; on paper they are copper-500. */
  | 'accent-on-sand'
  | 'accent-on-water'
  | 'accent-on-night';
