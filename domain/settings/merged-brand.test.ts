import { expect, test } from 'vitest';
import { firstSiteBrand } from './brand-settings.ts';
import { mergedBrand } from './merged-brand.ts';

const theirs = { ...firstSiteBrand, accent: '#111111', motif: 'basins' } as const;

test('different fields of two people both stay', () => {
  const { brand, clashes } = mergedBrand(theirs, { ground: '#ffffff' }, { ground: '#f1eadd' });
  expect(brand).toEqual({ ...theirs, ground: '#ffffff' });
  expect(clashes).toEqual([]);
});

test('the same field clashes, unless both mean the same', () => {
  const before = { accent: firstSiteBrand.accent, motif: firstSiteBrand.motif };
  const { clashes } = mergedBrand(theirs, { accent: '#222222', motif: 'basins' }, before);
  expect(clashes).toEqual(['accent']);
});

test('without what was there before, what is sent wins', () => {
  expect(mergedBrand(theirs, { accent: '#222222' }).clashes).toEqual([]);
});
