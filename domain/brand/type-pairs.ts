import type { TypePair } from './brand.ts';

export interface Face {
  family: string;
  /** Of the file; CSS may ask for 400 to 700. */
  weights: readonly [number, number];
  /** The weights of a regular and a bold file of basic Latin, which load side by side. */
  cuts?: readonly [regular: number, bold: number];
  isSerif?: boolean;
}

/** What is bundled, by the name of its files (content/artwork/typefaces.ts draws them). */
export const faces = {
  'familjen-grotesk-500': { family: 'Familjen Grotesk', weights: [500, 500] },
  'familjen-grotesk': { family: 'Familjen Grotesk', weights: [400, 700] },
  'hanken-grotesk': { family: 'Hanken Grotesk', weights: [400, 700], cuts: [400, 600] },
  'hanken-grotesk-600': { family: 'Hanken Grotesk', weights: [400, 600] },
  'bricolage-grotesque-500': { family: 'Bricolage Grotesque', weights: [500, 500] },
  figtree: { family: 'Figtree', weights: [400, 700] },
  'fraunces-500': { family: 'Fraunces', weights: [500, 500], isSerif: true },
  'newsreader-500': { family: 'Newsreader', weights: [500, 500], isSerif: true },
  archivo: { family: 'Archivo', weights: [400, 700] },
  literata: { family: 'Literata', weights: [400, 700], isSerif: true },
  'instrument-sans': { family: 'Instrument Sans', weights: [400, 700] },
  'readex-pro': { family: 'Readex Pro', weights: [400, 700] },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

/** The face of headings and the one of text: one file where both are the same (R-B-01). */
export const pairFaces: Record<TypePair, readonly [display: FaceName, text: FaceName]> = {
  channel: ['familjen-grotesk-500', 'hanken-grotesk'],
  workshop: ['bricolage-grotesque-500', 'figtree'],
  almanac: ['fraunces-500', 'hanken-grotesk-600'],
  gazette: ['newsreader-500', 'familjen-grotesk'],
  ledger: ['archivo', 'archivo'],
  reader: ['literata', 'literata'],
  study: ['instrument-sans', 'instrument-sans'],
  signal: ['readex-pro', 'readex-pro'],
};

/** 26 KB for basic Latin with its punctuation (R-B-01). */
export const maxPairBytes = 26_000;
