import { brotliCompressSync } from 'node:zlib';
import { type Brand, firstBrand, typePairs } from '../domain/brand/brand.ts';
import { faceFiles } from '../domain/brand/face-files.ts';
import { brandStylesheet } from '../domain/brand/stylesheet.ts';
import { maxPairBytes, pairFaces } from '../domain/brand/type-pairs.ts';
import { type Row, sayTable } from './table.ts';

/** What a brand adds to a first view: its stylesheet, compressed, and its pair of typefaces. */

const other: Brand = { ...firstBrand, accent: '#e0446b', ground: '#f1f6ee', deep: '#0c2f1c' };

const maxSheetBytes = 1_500;

function rowOf(what: string, bytes: number, max: number): Row {
  const share = (bytes / max).toFixed(2);
  return {
    what,
    ours: `${bytes} B`,
    control: `${max} B`,
    ratio: share,
    goal: '≤ 1',
    isReached: bytes <= max,
  };
}

sayTable(
  typePairs.flatMap((typePair) => {
    const sheet = brotliCompressSync(brandStylesheet({ ...other, typePair, corners: 'soft' }));
    const names = [...new Set(pairFaces[typePair])];
    const faceBytes = names.reduce((sum, name) => sum + faceFiles[name].bytes, 0);
    return [
      rowOf(`stylesheet with ${typePair}`, sheet.length, maxSheetBytes),
      rowOf(`typefaces of ${typePair}`, faceBytes, maxPairBytes),
    ];
  }),
);
