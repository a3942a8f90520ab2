import { type Brand, cornerStyles, firstBrand, type Motif, motifs, typePairs } from './brand.ts';
import { colourRefusal } from './colour-refusal.ts';
import { paletteOf } from './palette.ts';
import { type BrandLook, brandStylesheet, preloadedFaces } from './stylesheet.ts';

export const brandFolder = '/media/brand/';

const lookPattern = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-([a-z]+)-([a-z]+)-([a-z]+)$/;

/** `b5521f-f1eadd-07272c-channel-turn-channels`. */
function wordOf({ accent, ground, deep, typePair, corners, motif }: BrandLook): string {
  return [
    ...[accent, ground, deep].map((colour) => colour.slice(1)),
    typePair,
    corners,
    motif,
  ].join('-');
}

const firstWord = wordOf(firstBrand);

const named = <T extends string>(names: readonly T[], name = ''): T | undefined =>
  names.find((one) => one === name);

/** Null for a word that names no brand, or colours of which no page can be made. */
export function lookOf(word: string): BrandLook | null {
  const [, accent, ground, deep, ...rest] = lookPattern.exec(word) ?? [];
  const typePair = named(typePairs, rest[0]);
  const corners = named(cornerStyles, rest[1]);
  const motif: Motif | undefined = named(motifs, rest[2]);
  if (!typePair || !corners || !motif) return null;
  const colours = { accent: `#${accent}`, ground: `#${ground}`, deep: `#${deep}` };
  return colourRefusal(colours) ? null : { ...colours, typePair, corners, motif };
}

/** FNV-1a: small, the same everywhere, and only has to change with the text. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export interface BrandLinks {
  /** Null for a brand that changes nothing of the site's own stylesheet. */
  sheet: string | null;
  /** The typefaces that a page loads first. */
  faces: string[];
  /** Before the address of a drawing in the brand's colours; '' for the first brand's own. */
  folder: string;
  /** What a phone paints around the page: a hero's ground, and in the dark scheme the page's. */
  bars: { light: string; dark: string };
}

/** Before the addresses of icons, which show an owner's logo where there is one. */
export function iconFolder({ logo, ...look }: Brand): string {
  return logo === null
    ? brandLinks(look).folder
    : `${brandFolder}${wordOf(look)}/logo-${textHash(logo)}`;
}

function makeLinks(look: BrandLook, word: string): BrandLinks {
  const faces = preloadedFaces(look);
  const bars = { light: look.deep, dark: paletteOf(look).tokens['dusk-950'] };
  if (word === firstWord) return { sheet: null, faces, folder: '', bars };
  const sheet = brandStylesheet(look);
  return {
    sheet: sheet === '' ? null : `${brandFolder}${word}/${textHash(sheet)}.css`,
    faces,
    folder: brandFolder + word,
    bars,
  };
}

/** Every page asks, and a palette takes 2 ms. */
let known: { word: string; links: BrandLinks } | undefined;

export function brandLinks(look: BrandLook): BrandLinks {
  const word = wordOf(look);
  if (known?.word !== word) known = { word, links: makeLinks(look, word) };
  return known.links;
}
