import { modeHsl, modeHwb, parse, useMode as registerMode } from 'culori/fn';
import { ratioOf } from '../../../domain/brand/colour.ts';
import { type BrandColours, stepFrom } from '../../../domain/brand/palette.ts';
import { referenceTokens } from '../../../domain/brand/reference-tokens.ts';

registerMode(modeHsl);
registerMode(modeHwb);

export interface SiteColours {
  ground: string;
  ink: string;
}

export function siteColours(brand: BrandColours): SiteColours {
  const ground = stepFrom(referenceTokens.ground['paper-50'], 'ground', brand);
  return { ground, ink: brand.deep };
}

function isSeen(colour: string): boolean {
  const parsed = parse(colour);
  return parsed !== undefined && parsed.alpha !== 0;
}

/** WCAG 2.2, from 1 to 21; null for an unknown colour. */
export function contrastOf(one: string, other: string): number | null {
  return isSeen(one) && isSeen(other) ? ratioOf(one, other) : null;
}
