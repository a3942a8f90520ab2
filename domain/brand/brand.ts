/** The pairs of typefaces that are bundled with the product (R-B-01). */
export const typePairs = [
  'channel',
  'workshop',
  'almanac',
  'gazette',
  'ledger',
  'reader',
  'study',
  'signal',
] as const;

export type TypePair = (typeof typePairs)[number];

export const cornerStyles = ['turn', 'square', 'soft'] as const;

export type CornerStyle = (typeof cornerStyles)[number];

export const motifs = ['channels', 'terraces', 'basins'] as const;

export type Motif = (typeof motifs)[number];

/** What an owner chooses; every other colour and shape follows from it (R-B-02). */
export interface Brand {
  /** Colours are written as `#rrggbb`. */
  accent: string;
  /** The light ground of pages. */
  ground: string;
  /** The dark ground, and the colour of text on the light one. */
  deep: string;
  typePair: TypePair;
  corners: CornerStyle;
  motif: Motif;
  /** A checked and rebuilt SVG, or the name of an uploaded PNG; null for the sign that the product draws. */
  logo: string | null;
}

export const firstBrand: Brand = {
  accent: '#b5521f',
  ground: '#f1eadd',
  deep: '#07272c',
  typePair: 'channel',
  corners: 'turn',
  motif: 'channels',
  logo: null,
};
