import { firstBrand } from '../../domain/brand/brand.ts';
import { paletteOf } from '../../domain/brand/palette.ts';
import type { BrandLook } from '../../domain/brand/stylesheet.ts';

export type SocialGround = 'night' | 'paper' | 'sand' | 'water';

export interface SocialInk {
  ground: string;
  text: string;
  accent: string;
}

/** The colours of the brand on one of its grounds. */
export function inkOn(name: SocialGround, look: BrandLook = firstBrand): SocialInk {
  const { tokens } = paletteOf(look);
  const grounds = {
    night: ['night-900', 'paper-50', 'accent-on-night'],
    paper: ['paper-100', 'ink', 'copper-600'],
    sand: ['sand-200', 'ink', 'copper-700'],
    water: ['water-200', 'ink', 'copper-800'],
  } as const;
  const [ground, text, accent] = grounds[name];
  return { ground: tokens[ground], text: tokens[text], accent: tokens[accent] };
}
