import { ascii } from '../likeness/look-alikes.ts';

const digits = Array.from({ length: 10 }, (_, digit) => [
  String(digit),
  String.fromCharCode(0x660 + digit, 0x6f0 + digit),
]);

/**
 * What readers type for one another and canonical decomposition leaves apart. Of its marks, a hamza on a
 * carrier goes, too, as in ICU, because many type the carrier alone: ؤ to و, ئ to ي. One of its own stays, or
 * ماء would be found in every ما.
 */
const same: Readonly<Record<string, string>> = {
  '\u0627': '\u0671\u0672\u0673\u0675',
  '\u0648': '\u0676',
  '\u064A': '\u0649\u06CC\u0678',
  '\u0643': '\u06A9\u06AA',
  '\u0647': '\u0629\u06C1\u06BE\u06C3\u06D5',
  ...Object.fromEntries(digits),
  '%': '\u066A',
  '.': '\u066B',
  ',': '\u066C',
  d: 'đ',
  i: 'ı',
  l: 'ł',
  o: 'ø',
  σ: 'ς',
};

/** Signs that fold to two letters; ۓ is written ئے, too. */
export const spellings = [
  ['\u06D2\u0654', '\u064A\u06D2'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
] as const;

/** Ranges that are removed: accents, vowels and other marks, superscript alef, high hamza, tatweel. */
const marks = [
  ...['\u0300-\u036F', '\u0591-\u05BD', '\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7'],
  ...['\u0610-\u061A', '\u0640', '\u064B-\u065F', '\u0670', '\u0674'],
  ...['\u06D6-\u06DC', '\u06DF-\u06E4', '\u06E7\u06E8', '\u06EA-\u06ED'],
  ...['\u0898-\u089F', '\u08CA-\u08E1', '\u08E3-\u08FF'],
  // Joiners, and what says the direction of a text.
  ...['\u200C-\u200F', '\u061C', '\u202A-\u202E', '\u2066-\u2069'],
].join('');

/** Letters in one of their shapes or widths and words in one sign, but for two that are whole sentences. */
const shapes =
  /[\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFDF0-\uFDF9\uFDFC\uFE70-\uFEFC\uFF01-\uFF9F]/g;

const plainOf = new Map<string, string>([
  ...spellings,
  ...Object.entries(same).flatMap(([plain, signs]) =>
    [...signs].map((sign) => [sign, plain] as const),
  ),
]);

const letters = [...plainOf].filter(
  ([sign, plain]) => sign.length === plain.length && sign.length === 1,
);

export const letterPairs = {
  from: letters.map(([sign]) => sign).join(''),
  to: letters.map(([, plain]) => plain).join(''),
};

export const marksClass = `[${marks}]`;

const foldable = new RegExp(
  `${spellings.map(([sign]) => sign).join('|')}|[${letterPairs.from}${marks}]`,
  'g',
);

/** As readers type it, without accents and marks (R-L-11). At most four times as long. */
export function foldedLetters(text: string): string {
  if (ascii.test(text)) return text;
  return (
    text
      // Shapes of a mark alone stand on a space.
      .replace(shapes, (sign) => sign.normalize('NFKC').replaceAll(' ', ''))
      .normalize('NFD')
      .replace(foldable, (sign) => plainOf.get(sign) ?? '')
      .normalize('NFC')
  );
}
