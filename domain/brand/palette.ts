import { type Brand, firstBrand } from './brand.ts';
import { hexOf, type Lch, lchOf, ratioOf } from './colour.ts';
import { lineRatio, type Need, needs, nights, papers, textRatio } from './needs.ts';
import { type Family, referenceTokens, type Token } from './reference-tokens.ts';

export type BrandColours = Pick<Brand, 'accent' | 'ground' | 'deep'>;

/** `#rrggbb` by the name of the token. */
export type Tokens = Record<Token, string>;

const baseOf: Record<Family, keyof BrandColours | null> = {
  accent: 'accent',
  'accent-tint': 'accent',
  ground: 'ground',
  deep: 'deep',
  'deep-tint': 'deep',
  message: null,
};

/** A vivid base would make glaring tints. */
const maxChromaFactor = 2;

/** 0, 1 and the base keep their places; what lies between moves with the base. */
function movedLightness(lightness: number, from: number, to: number): number {
  if (lightness <= from) return (lightness / from) * to;
  return to + ((lightness - from) / (1 - from)) * (1 - to);
}

/** The step of the first brand's scale, taken from another base. */
export function stepFrom(step: string, family: Family, colours: BrandColours): string {
  const base = baseOf[family];
  if (!base || colours[base] === firstBrand[base]) return step;
  if (step === firstBrand[base]) return colours[base];
  const [was, now, { lightness, chroma, hue }] = [firstBrand[base], colours[base], step].map(
    lchOf,
  ) as [Lch, Lch, Lch];
  return hexOf({
    lightness: family.endsWith('tint')
      ? lightness
      : movedLightness(lightness, was.lightness, now.lightness),
    chroma: chroma * Math.min(now.chroma / was.chroma, maxChromaFactor),
    hue: hue + now.hue - was.hue,
  });
}

function isHeld(colour: string, grounds: string[], ratio: number): boolean {
  return grounds.every((ground) => ratioOf(colour, ground) >= ratio);
}

const halvings = 10;

/** The first step along the colour's own lightness that is read on every ground. */
function moveUntilHeld(
  colour: string,
  grounds: string[],
  { ratio, towards }: Pick<Need, 'ratio' | 'towards'>,
): string {
  if (isHeld(colour, grounds, ratio)) return colour;
  const wish = lchOf(colour);
  let [fails, holds] = [wish.lightness, towards === 'black' ? 0 : 1];
  let held = towards === 'black' ? '#000000' : '#ffffff';
  for (let halving = 0; halving < halvings; halving++) {
    const lightness = (fails + holds) / 2;
    const tried = hexOf({ ...wish, lightness });
    if (isHeld(tried, grounds, ratio)) [holds, held] = [lightness, tried];
    else fails = lightness;
  }
  return held;
}

/** What the owner's three colours make of the scale, before anything is moved. */
function wishesOf(colours: BrandColours): Tokens {
  const families = Object.entries(referenceTokens) as [Family, Record<string, string>][];
  const wishes = families.flatMap(([family, scale]) =>
    Object.entries(scale).map(([name, step]) => [name, stepFrom(step, family, colours)]),
  );
  const lines = ['accent-on-sand', 'accent-on-water', 'accent-on-night'];
  return Object.fromEntries([...wishes, ...lines.map((name) => [name, colours.accent])]);
}

/** A filled button on the light grounds. */
interface ButtonColours {
  fill: string;
  /** Under the pointer. */
  over: string;
  words: string;
  /** Around it where its fill is not seen on the page; null without one. */
  edge: string | null;
}

/** A light accent stays itself under dark words and in a line: a darker step would be mud. */
function buttonOf({ accent }: BrandColours, tokens: Tokens): ButtonColours {
  const words = tokens['night-950'];
  const isSeen = papers.every((paper) => ratioOf(accent, tokens[paper]) >= lineRatio);
  if (isSeen || ratioOf(accent, words) < textRatio) {
    const { 'copper-600': fill, 'copper-700': over, 'paper-50': light } = tokens;
    return { fill, over, words: light, edge: null };
  }
  const { lightness, ...rest } = lchOf(accent);
  // Lighter, so that the words hold.
  const over = hexOf({ ...rest, lightness: lightness + (1 - lightness) * 0.4 });
  return { fill: accent, over, words, edge: tokens['copper-800'] };
}

export interface Palette {
  tokens: Tokens;
  wishes: Tokens;
  button: ButtonColours;
}

/** Every colour of a brand (R-B-02). Grounds are as wished; what is read on them is moved. */
export function paletteOf(colours: BrandColours): Palette {
  const wishes = wishesOf(colours);
  const tokens = { ...wishes };
  for (const [name, need] of Object.entries(needs) as [Token, Need][]) {
    const grounds = need.against.map((ground) => wishes[ground]);
    tokens[name] = moveUntilHeld(wishes[name], grounds, need);
  }
  // The accent itself as long as it can be seen there, and else the step for text.
  const isSeen = isHeld(
    colours.accent,
    nights.map((night) => tokens[night]),
    lineRatio,
  );
  tokens['accent-on-night'] = isSeen ? colours.accent : tokens['copper-300'];
  return { tokens, wishes, button: buttonOf(colours, tokens) };
}
