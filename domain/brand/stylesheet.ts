import { type Brand, type CornerStyle, firstBrand } from './brand.ts';
import { faceFiles } from './face-files.ts';
import { paletteOf } from './palette.ts';
import { type Face, type FaceName, faces, pairFaces } from './type-pairs.ts';

/** What pages, pictures and icons look like; the logo and the wordmark stand in the pages. */
export type BrandLook = Omit<Brand, 'logo'>;

type Declarations = Record<string, string>;

function block({ ...declarations }: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `--${name}:${value}`);
  // Twice, so that it wins over app/styles/tokens.css in whatever order the two arrive.
  return lines.length === 0 ? '' : `:root:root{${lines.join(';')}}`;
}

/** As in app/styles/tokens.css: a colour and how much of it covers. */
function veils(night: string): Declarations {
  return {
    veil: `${night}b8`,
    'veil-soft': `${night}9e`,
    'shadow-pop': `0 24px 60px -20px ${night}61`,
  };
}

function changedColours(brand: BrandLook): Declarations {
  const first = paletteOf(firstBrand).tokens;
  const { tokens, button } = paletteOf(brand);
  const changed = Object.entries(tokens).filter(
    ([name, colour]) => first[name as keyof typeof first] !== colour,
  );
  const night = tokens['night-950'];
  return {
    ...Object.fromEntries(changed),
    ...(night !== first['night-950'] && veils(night)),
    // Without an edge the buttons are the steps of app/styles/tokens.css.
    ...(button.edge && {
      'button-fill': button.fill,
      'button-over': button.over,
      'button-words': button.words,
      'button-line': button.edge,
    }),
  };
}

const cornerTokens: Record<CornerStyle, Declarations> = {
  turn: {},
  square: { turn: '2px', 'turn-s': '2px', 'turn-m': '2px', 'turn-l': '2px' },
  soft: { square: '8px', turn: '8px', 'turn-s': '8px', 'turn-m': '14px', 'turn-l': '20px' },
};

/**
 * On a page from right to left, Latin faces are optional as those of its script are (R-L-10). The sheet
 * of such pages comes later and has others of these families.
 */
const familyNames = {
  swap: (face: FaceName) => faces[face].family,
  optional: (face: FaceName) => `${face} Optional`,
} as const;

type FontDisplay = keyof typeof familyNames;

function fallbackName(face: FaceName): string {
  return `${faces[face].family} Fallback`;
}

const locals = {
  sans: ['Arial', 'Liberation Sans', 'Arimo'],
  serif: ['Times New Roman', 'Liberation Serif', 'Tinos'],
};

function isSerif(face: FaceName): boolean {
  return 'isSerif' in faces[face];
}

/** Coarser than the files, because bytes count: what one lacks is looked for in the other. */
const basicRange =
  'U+20-7e,U+a0,U+a9,U+ab,U+b0,U+b7,U+bb,U+d7,U+2010-2014,U+2018-201e,U+2022,U+2026,U+2032-203a,U+20ac,U+2122,U+2190-2212';
/** Without marks of direction: nothing draws them, and a page from right to left is full of them. */
const restRange = 'U+a1-329,U+2000-200a,U+2010-2029,U+202f-205f,U+2070-2215';

/** Of basic Latin, each with the weights that it stands for: nothing is made bolder by the browser. */
export function basicFilesOf(face: FaceName): [path: string, weights: string][] {
  const { cuts }: Face = faces[face];
  return faceFiles[face].basic.map((path, index) => [path, String(cuts?.[index] ?? '400 700')]);
}

function faceRules(face: FaceName): string {
  const { rest, fallback } = faceFiles[face];
  const { size, ascent, descent, gap } = fallback;
  const local = locals[isSerif(face) ? 'serif' : 'sans'].map((name) => `local("${name}")`);
  const part = (display: FontDisplay, path: string, range: string, weights: string) =>
    `@font-face{font-family:"${familyNames[display](face)}";font-weight:${weights};font-display:${display};src:url(${path}) format("woff2");unicode-range:${range}}`;
  // Asked first is what stands last, where the weights are the same: the ranges overlap.
  const parts = (display: FontDisplay) =>
    basicFilesOf(face)
      .map(
        ([path, weights]) =>
          part(display, rest, restRange, weights) + part(display, path, basicRange, weights),
      )
      .join('');
  return [
    parts('swap'),
    parts('optional'),
    `@font-face{font-family:"${fallbackName(face)}";src:${local.join()};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%}`,
  ].join('');
}

function familyOf(face: FaceName, display: FontDisplay): string {
  const generic = isSerif(face) ? 'serif' : 'system-ui,sans-serif';
  return `"${familyNames[display](face)}","${fallbackName(face)}",${generic}`;
}

function typeRules({ typePair }: BrandLook): string {
  if (typePair === firstBrand.typePair) return '';
  const [display, text] = pairFaces[typePair];
  return (
    [...new Set([display, text])].map(faceRules).join('') +
    `@layer tokens{${block({
      'font-display': familyOf(display, 'swap'),
      'font-text': familyOf(text, 'swap'),
      'latin-display': familyOf(display, 'optional'),
      'latin-text': familyOf(text, 'optional'),
    })}}`
  );
}

/**
 * What a brand changes of app/styles/tokens.css, at most 1.5 KB compressed (R-B-03); '' where
 * nothing changes.
 */
export function brandStylesheet(brand: BrandLook): string {
  const colours = block(changedColours(brand));
  const corners = block(cornerTokens[brand.corners]);
  return [
    colours && `@layer tokens{@media (forced-colors:none){${colours}}}`,
    corners && `@layer tokens{${corners}}`,
    typeRules(brand),
  ].join('');
}

/** What a page loads first of its typefaces. */
export function preloadedFaces({ typePair }: Pick<Brand, 'typePair'>): string[] {
  return [...new Set(pairFaces[typePair])].flatMap((face) => [...faceFiles[face].basic]);
}
