import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const folder = resolve(import.meta.dirname, '../../typefaces');

const families = [
  'albert-sans',
  'almarai',
  'anton',
  'archivo',
  'barlow-condensed',
  'barlow-semi-condensed',
  'bricolage-grotesque',
  'caveat',
  'dm-sans',
  'dm-serif-display',
  'figtree',
  'ibm-plex-mono',
  'ibm-plex-sans',
  'lexend',
  'newsreader',
  'noto-naskh-arabic',
  'reem-kufi',
  'reem-kufi-arabic',
  'sora',
] as const;

type Family = (typeof families)[number];
type Weight = 400 | 500 | 600 | 700 | 800;

/** A family with one file a weight has only the weights that lie in typefaces/. */
export type DrawnFace = `${Family}-${Weight}`;

export interface LoadedFace {
  font: Font;
  unitsPerEm: number;
}

type Range = readonly [first: number, last: number];

const ranges: Range[] = [
  [0x20, 0x17f],
  [0x600, 0x6ff],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const signs = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
  .map((code) => String.fromCodePoint(code))
  .join('');

/** Harfbuzz reads TrueType, the files are woff2. */
async function faceOf(file: string): Promise<Face> {
  const font = await subsetFont(readFileSync(`${folder}/${file}.woff2`), signs, {
    targetFormat: 'truetype',
  });
  return new Face(new Blob(new Uint8Array(font)));
}

async function weightsOf(family: Family): Promise<[string, LoadedFace][]> {
  const weights: Weight[] = [400, 500, 600, 700, 800];
  const one = existsSync(`${folder}/${family}.woff2`) ? await faceOf(family) : undefined;
  const loaded = weights.map(async (weight): Promise<[string, LoadedFace] | undefined> => {
    const name = `${family}-${weight}`;
    if (!one && !existsSync(`${folder}/${name}.woff2`)) return undefined;
    const face = one ?? (await faceOf(name));
    const font = new Font(face);
    if (one) font.setVariations([new Variation('wght', weight)]);
    return [name, { font, unitsPerEm: face.upem }];
  });
  return (await Promise.all(loaded)).filter((entry) => entry !== undefined);
}

const faces = new Map((await Promise.all(families.map(weightsOf))).flat());

export function loadedFace(name: DrawnFace): LoadedFace {
  const face = faces.get(name);
  if (!face) throw new Error(`There is no file for ${name} in content/artwork/typefaces/.`);
  return face;
}
