import { lchOf } from './colour.ts';
import type { BrandColours } from './palette.ts';

/** Between them every accent finds its steps (palette.test.ts). OKLCH, 0 to 1. */
const minGroundLightness = 0.88;
const maxDeepLightness = 0.36;

const names: [keyof BrandColours, string][] = [
  ['accent', 'accent'],
  ['ground', 'ground'],
  ['deep', 'deep colour'],
];

/** The sentence for colours that no page can be made of; null for all others (R-B-02). */
export function colourRefusal(colours: BrandColours): string | null {
  for (const [name, word] of names)
    if (!/^#[0-9a-f]{6}$/i.test(colours[name]))
      return `The ${word} is no colour: write # and six digits or letters from a to f, for example #b5521f.`;
  if (lchOf(colours.ground).lightness < minGroundLightness)
    return 'The ground is too dark for the light pages. Choose a lighter colour.';
  if (lchOf(colours.deep).lightness > maxDeepLightness)
    return 'The deep colour is too light for text and dark grounds. Choose a darker one.';
  return null;
}
