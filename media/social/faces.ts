import { resolve } from 'node:path';
import { firstBrand, type TypePair } from '../../domain/brand/brand.ts';
import { faces, pairFaces } from '../../domain/brand/type-pairs.ts';
import { sharp } from '../pictures/sharp.ts';

interface Face {
  family: string;
  fontfile: string;
  /** In thousandths of a point, for each of size. */
  spacing: number;
}

/** `content/artwork/social-faces.ts` writes one weight of each display face. */
export const faceFileOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');

// Pango reads neither WOFF2 nor variable weights.
function face(family: string, file: string, spacing = 0): Face {
  return { family, fontfile: resolve(import.meta.dirname, `../fonts/${file}.ttf`), spacing };
}

const arabic = face('Readex Pro', 'readex-pro-arabic');
const urdu = face('Noto Nastaliq Urdu', 'noto-nastaliq-urdu');

/** What a file calls itself, where that is not its family. */
const namesInFiles: Partial<Record<string, string>> = {
  Archivo: 'Archivo SemiBold',
  'Bricolage Grotesque': 'Bricolage Grotesque 96pt ExtraBold',
  Newsreader: 'Newsreader 16pt 16pt',
};

/** As on the pages of the brand. */
export function latinFace(typePair: TypePair = firstBrand.typePair): Face {
  const [display] = pairFaces[typePair];
  const { family } = faces[display];
  const name = namesInFiles[family] ?? family;
  return face(name, faceFileOf(family), typePair === firstBrand.typePair ? -24.6 : 0);
}

export function faceOf(text: string, language: string, latin: Face): Face {
  if (!/\p{Script=Arabic}/u.test(text)) return latin;
  return /^ur\b/.test(language) ? urdu : arabic;
}

const known = new Map<string, Promise<unknown>>();

/** Pango knows a face from its first use on, and takes it for names in Latin letters then. */
export function knowFace({ family, fontfile }: Face): Promise<unknown> {
  const used =
    known.get(fontfile) ??
    sharp({ text: { text: 'a', font: `${family},`, fontfile } })
      .png()
      .toBuffer();
  known.set(fontfile, used);
  return used;
}
