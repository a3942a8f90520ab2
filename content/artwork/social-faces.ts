import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { firstBrand, typePairs } from '../../domain/brand/brand.ts';
import { faces, pairFaces } from '../../domain/brand/type-pairs.ts';
import { faceFileOf } from '../../media/social/faces.ts';

/** The display face of each pair for social pictures: Pango reads neither WOFF2 nor variable weights. */

const sources = resolve(import.meta.dirname, 'typefaces');
const folder = resolve(import.meta.dirname, '../../media/fonts');

/** Basic Latin, Latin-1 and the punctuation of titles. */
const characters = String.fromCodePoint(
  ...[
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2010, 0x2026],
    [0x20ac, 0x20ac],
  ].flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  ),
);

const plain = { noHinting: true };

async function draw(family: string): Promise<void> {
  const name = faceFileOf(family);
  const file = await subsetFont(await readFile(`${sources}/${name}.woff2`), characters, {
    ...plain,
    targetFormat: 'truetype',
    variationAxes: { wght: 500 },
  });
  await writeFile(`${folder}/${name}.ttf`, file);
  await copyFile(`${sources}/${name}-LICENSE.txt`, `${folder}/${name}-LICENSE.txt`);
}

// The first one holds more of Latin than these.
for (const pair of typePairs) {
  if (pair !== firstBrand.typePair) await draw(faces[pairFaces[pair][0]].family);
}
