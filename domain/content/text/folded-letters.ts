const digits = Array.from({ length: 10 }, (_, digit) => [
  String(digit),
  String.fromCharCode(0x660 + digit, 0x6f0 + digit),
]);

/**
 * What readers type for one another. A hamza on a carrier goes, as in ICU, because many type the carrier
 * alone: ؤ to و, ئ to ي. One of its own stays, or ماء would be found in every ما.
 */
const same: Readonly<Record<string, string>> = {
  '\u0627': '\u0622\u0623\u0625\u0671\u0672\u0673\u0675',
  '\u0648': '\u0624\u0676',
  '\u064A': '\u0649\u06CC\u0626\u0678',
  '\u0643': '\u06A9\u06AA',
  '\u0647': '\u0629\u06C1\u06BE\u06C2\u06C0\u06C3\u06D5',
  ...Object.fromEntries(digits),
  '%': '\u066A',
  '.': '\u066B',
  ',': '\u066C',
  // ۓ is written ئے, too.
  '\u064A\u06D2': '\u06D3',
};

const barreeWithHamza = '\u06D2\u0654';

/** Ranges that are removed: vowels and other marks, superscript alef, high hamza, tatweel. */
const marks = [
  ...['\u0610-\u061A', '\u0640', '\u064B-\u065F', '\u0670', '\u0674'],
  ...['\u06D6-\u06DC', '\u06DF-\u06E4', '\u06E7\u06E8', '\u06EA-\u06ED'],
  ...['\u0898-\u089F', '\u08CA-\u08E1', '\u08E3-\u08FF'],
  // Joiners, and what says the direction of a text.
  ...['\u200C-\u200F', '\u061C', '\u202A-\u202E', '\u2066-\u2069'],
].join('');

/** Letters in one of their shapes and words in one sign, but for two that are whole sentences. */
const shapes = ['\uFB50-\uFBB1', '\uFBD3-\uFD3D', '\uFD50-\uFDC7', '\uFDF0-\uFDF9', '\uFDFC'];

const plainOf = new Map(
  Object.entries(same).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain])),
);

/** Letters, each beside the one that it folds to; a database replaces the last, ۓ, by two. */
export const letterPairs = {
  from: [...plainOf.keys()].join(''),
  to: [...plainOf.values()].map((plain) => plain.slice(0, 1)).join(''),
};

export const marksClass = `[${marks}]`;

/** The signs that fold, as a class of characters of regular expressions and of SQLite's GLOB alike. */
export const foldableClass = `[${[...plainOf.keys()].join('')}${marks}${shapes.join('')}\uFE70-\uFEFC]`;

const foldable = new RegExp(`${barreeWithHamza}|${foldableClass}`, 'g');

function plain(sign: string): string {
  const letter = plainOf.get(sign.normalize('NFC'));
  if (letter !== undefined) return letter;
  // Shapes of a mark alone stand on a space.
  const letters = sign.normalize('NFKC').replaceAll(' ', '');
  return letters === sign ? '' : foldedLetters(letters);
}

/** As readers of Arabic and Urdu type it, without marks (R-L-11). At most four times as long. */
export function foldedLetters(text: string): string {
  return text.replace(foldable, (sign) => plain(sign));
}
