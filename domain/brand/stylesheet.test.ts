import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Brand, cornerStyles, firstBrand, typePairs } from './brand.ts';
import { brandLinks, lookOf } from './brand-address.ts';
import { faceFiles } from './face-files.ts';
import { brandStylesheet, preloadedFaces } from './stylesheet.ts';
import { maxPairBytes, pairFaces } from './type-pairs.ts';

const pomegranate: Brand = { ...firstBrand, accent: '#e0446b', ground: '#ffffff', deep: '#12301f' };

test('the first brand needs no stylesheet of its own', () => {
  expect(brandStylesheet(firstBrand)).toBe('');
  expect(brandLinks(firstBrand)).toMatchObject({ sheet: null, folder: '' });
});

test('every other is at most 1.5 KB compressed (R-B-03)', () => {
  for (const typePair of typePairs)
    for (const corners of cornerStyles) {
      const sheet = brandStylesheet({ ...pomegranate, typePair, corners });
      expect(brotliCompressSync(sheet).length, `${typePair} ${corners}`).toBeLessThanOrEqual(1_500);
    }
});

test.each(typePairs)('the pair %s is at most 26 KB for basic Latin (R-B-01)', (typePair) => {
  const files = preloadedFaces({ typePair }).map((path) => readFileSync(`public${path}`));
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeLessThanOrEqual(maxPairBytes);
  for (const face of pairFaces[typePair]) {
    expect(existsSync(`public${faceFiles[face].rest}`)).toBe(true);
    const sizes = faceFiles[face].basic.map((path) => readFileSync(`public${path}`).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(faceFiles[face].bytes);
  }
});

/** The codes of each range of the faces in a stylesheet. */
function rangesIn(sheet: string): [first: number, last: number][] {
  const lists = [...sheet.matchAll(/unicode-range:([^;}]+)/g)].map(([, list = '']) => list);
  return lists.flatMap((list) =>
    [...list.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
      ([, first = '', last = first]): [number, number] => [
        Number.parseInt(first, 16),
        Number.parseInt(last, 16),
      ],
    ),
  );
}

test('R-L-10 no face is loaded for marks of direction, which it does not draw', () => {
  const first = readFileSync('app/styles/fonts.css', 'utf8');
  const others = typePairs.map((typePair) => brandStylesheet({ ...pomegranate, typePair }));
  const ranges = [first, ...others].flatMap(rangesIn);
  expect(ranges.length).toBeGreaterThan(20);
  for (const mark of [0x200b, 0x200c, 0x200f, 0x202b, 0x2066, 0x2069])
    expect(ranges.filter(([from, to]) => from <= mark && mark <= to)).toEqual([]);
});

test('T46 the word of a brand can be read back, and others are refused', () => {
  const look = { ...pomegranate, typePair: 'ledger', corners: 'soft', motif: 'basins' } as const;
  const [, , word = ''] = brandLinks(look).folder.split('/').slice(1);
  expect({ ...lookOf(word), logo: null }).toEqual(look);
  for (const odd of ['', word.slice(1), word.replace('ledger', 'comic'), `000000${word.slice(6)}x`])
    expect(lookOf(odd), odd).toBeNull();
  expect(lookOf(word.replace('ffffff', '808080')), 'too dark a ground').toBeNull();
});
