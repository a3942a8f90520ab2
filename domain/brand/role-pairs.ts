import { ratioOf } from './colour.ts';
import { lineRatio, textRatio } from './needs.ts';
import { type BrandColours, type Palette, paletteOf } from './palette.ts';
import type { Token } from './reference-tokens.ts';

/** One role on one ground, as the brand screen draws it (R-B-02). */
export interface RolePair {
  role: string;
  /** Where it stands, in words. */
  ground: string;
  sample: 'words' | 'line' | 'button' | 'ring';
  /** The colour it is measured against: the ground, or the words of a button. */
  against: string;
  wish: string;
  used: string;
  wishRatio: number;
  ratio: number;
  needed: number;
  isMoved: boolean;
}

type Role = [role: string, sample: RolePair['sample'], token: Token];

type Measured = Omit<RolePair, 'wishRatio' | 'ratio' | 'needed' | 'isMoved'>;

const place = (ground: string, against: Token, roles: Role[]) =>
  roles.map(([role, sample, token]) => ({ role, ground, sample, against, token }));

const inDarkBox: Role[] = [
  ['Text', 'words', 'paper-100'],
  ['Quiet text', 'words', 'mist-300'],
  ['Accent text', 'words', 'copper-400'],
  ['Bar', 'line', 'copper-300'],
];

const readInTheDark: Role[] = [...inDarkBox, ['Line', 'line', 'copper-450']];

const places = [
  ...place('on the page', 'paper-100', [
    ['Text', 'words', 'ink'],
    ['Quiet text', 'words', 'ink-soft'],
    ['Accent text', 'words', 'copper-600'],
    ['Line and bar', 'line', 'copper-500'],
    ['Line of a field', 'line', 'sand-600'],
    ['Focus ring', 'ring', 'water-700'],
    ['Error', 'words', 'bad-700'],
    ['Success', 'words', 'good-700'],
  ]),
  ...place('on sand', 'sand-200', [
    ['Text', 'words', 'ink'],
    ['Quiet text', 'words', 'ink-soft-on-sand'],
    ['Accent text', 'words', 'copper-700'],
    ['Line and bar', 'line', 'accent-on-sand'],
  ]),
  ...place('on water', 'water-200', [
    ['Text', 'words', 'ink'],
    ['Quiet text', 'words', 'ink-soft-on-water'],
    ['Accent text', 'words', 'copper-800'],
    ['Line and bar', 'line', 'accent-on-water'],
    ['Focus ring', 'ring', 'water-700'],
  ]),
  ...place('on deep', 'night-900', [
    ['Text', 'words', 'paper-50'],
    ['Quiet text', 'words', 'mist-200'],
    ['Accent text', 'words', 'copper-300'],
    ['Line and bar', 'line', 'accent-on-night'],
    ['Line of a field', 'line', 'water-500'],
    ['Focus ring', 'ring', 'water-200'],
    ['Error', 'words', 'bad-200'],
  ]),
  ...place('on raised deep', 'night-800', [
    ['Text', 'words', 'paper-50'],
    ['Quiet text', 'words', 'mist-200'],
    ['Accent text', 'words', 'copper-300'],
    ['Line and bar', 'line', 'accent-on-night'],
  ]),
  ...place('at night, its words', 'night-900', [['Button', 'button', 'copper-300']]),
  ...place('at night, under the pointer', 'night-900', [['Button', 'button', 'copper-400']]),
  ...place('on the dark page', 'dusk-950', [
    ...readInTheDark,
    ['Line of a field', 'line', 'water-500'],
    ['Focus ring', 'ring', 'water-200'],
    ['Error', 'words', 'bad-200'],
  ]),
  ...place('on a dark card', 'dusk-850', inDarkBox),
  ...place('on dark sand', 'dusk-900', readInTheDark),
  ...place('on dark water', 'dusk-800', readInTheDark),
  ...place('on its cards', 'dusk-750', inDarkBox),
  ...place('in the dark, its words', 'dusk-950', [['Button', 'button', 'copper-300']]),
  ...place('in the dark, under the pointer', 'dusk-950', [['Button', 'button', 'copper-400']]),
] as const;

const edgeGrounds = [
  ['on the page', 'paper-100'],
  ['on sand', 'sand-200'],
  ['on water', 'water-200'],
] as const;

/** On the light grounds: with dark words and an edge where the accent is light. */
function buttonPairs({ accent }: BrandColours, { tokens, button }: Palette): Measured[] {
  const { fill, over, words, edge } = button;
  const shared = { role: 'Button', sample: 'button' as const, against: words, wish: accent };
  const edges = edgeGrounds.map(([ground, token]) => ({
    role: 'Edge of a button',
    ground,
    sample: 'line' as const,
    against: tokens[token],
    wish: edge ?? '',
    used: edge ?? '',
  }));
  return [
    { ...shared, ground: 'its words', used: fill },
    { ...shared, ground: 'its words, under the pointer', used: over, wish: edge ? over : accent },
    ...(edge ? edges : []),
  ];
}

function wishOf(token: Token, { accent }: BrandColours, { wishes }: Palette): string {
  const isAccent = token.startsWith('copper-') || token.startsWith('accent-');
  return isAccent ? accent : wishes[token];
}

/** What an owner sees of every role: wished and used, with what it reaches. */
export function rolePairsOf(colours: BrandColours, palette = paletteOf(colours)): RolePair[] {
  const { tokens } = palette;
  const onGrounds = places.map(({ role, ground, sample, against, token }) => {
    const [wish, used] = [wishOf(token, colours, palette), tokens[token]];
    return { role, ground, sample, against: tokens[against], wish, used };
  });
  return [...onGrounds, ...buttonPairs(colours, palette)].map((pair) => ({
    ...pair,
    wishRatio: ratioOf(pair.wish, pair.against),
    ratio: ratioOf(pair.used, pair.against),
    needed: pair.sample === 'words' || pair.sample === 'button' ? textRatio : lineRatio,
    isMoved: pair.wish !== pair.used,
  }));
}
