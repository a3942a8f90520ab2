import { rightToLeftFiles } from '../../../domain/brand/right-to-left-files.ts';

const faces = [
  ['Readex Arabic', 'readex-pro-arabic', 'U+600-6ff'],
  ['Cairo Urdu', 'cairo-urdu-digits', 'U+66a-66c, U+6f0-6f9'],
  ['Cairo Urdu', 'cairo-urdu', 'U+60c-65f, U+670-6ef'],
] as const;

/**
 * Not every computer has the letters of Urdu, and the office has no stylesheet of these scripts. A file is
 * loaded once a field shows one of its letters.
 */
export function addJoinedFaces(): void {
  for (const [family, name, unicodeRange] of faces) {
    const source = `url("${rightToLeftFiles[name].path}") format("woff2")`;
    const face = new FontFace(family, source, { weight: '400 700', display: 'swap', unicodeRange });
    document.fonts.add(face);
  }
}
