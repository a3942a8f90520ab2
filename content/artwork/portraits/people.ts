import { beard, cap, longHair, roundHair, shortHair, tiedHair, together } from './hair.ts';
import { headcloth, scarf } from './headdress.ts';
import type { Portrait } from './portrait.ts';

const skins = {
  fair: { skin: '#f0d3b6', shade: '#d9b18b' },
  sand: { skin: '#e8c3a0', shade: '#cf9f77' },
  wheat: { skin: '#ddb088', shade: '#c08d62' },
  amber: { skin: '#c08a5e', shade: '#9d6942' },
  brown: { skin: '#8c5c3c', shade: '#6c4329' },
  dark: { skin: '#6b432b', shade: '#50301d' },
} as const;

const ink = '#07272c';
const black = { fill: '#07272c', line: '#2f6a6e' };
const grey = { fill: '#8a9796', line: '#d3dad8' };
const silver = { fill: '#a9b7b5', line: '#eef2f0' };
const white = { fill: '#fbf7ef', line: '#b99f76' };

/** Grounds that no neighbour has; the colours are those that follow a brand (media/flow). */
export const people: readonly Portrait[] = [
  {
    ...{ name: 'hind', ground: '#bbd9d4', cloth: '#07272c', ink, ...skins.sand },
    ...{ width: 47, jaw: 32, look: 4, hasEars: false, lip: '#a85a48', neckline: 'covered' },
    hair: scarf({ fill: '#0d3a40', line: '#6fafae' }),
  },
  {
    ...{ name: 'tomas', ground: '#e6dac2', cloth: '#1d5c61', ink, ...skins.wheat },
    ...{ width: 49, jaw: 38, look: -4, smile: 7 },
    hair: shortHair(black, { top: 50, forehead: 84, part: -14, count: 7 }),
  },
  {
    ...{ name: 'meera', ground: '#f8f4ec', cloth: '#1d5c61', ink, ...skins.amber },
    ...{ width: 46, jaw: 31, look: 3, glasses: 'round', lip: '#7a2f25', neckline: 'deep' },
    hair: longHair(black, { top: 48, forehead: 80, part: -8, end: 304, off: 28 }),
  },
  {
    ...{ name: 'yusuf', ground: '#d9c8a9', cloth: '#f8f4ec', ink, ...skins.wheat },
    ...{ width: 50, jaw: 37, look: -3, hasLaughLines: true, brow: '#5d6f70', glasses: 'square' },
    hair: together(
      shortHair(grey, { top: 62, forehead: 82, foot: 124, off: 3, count: 4 }),
      beard(grey, { depth: 6, lip: '#b06a52', count: 5 }),
    ),
  },
  {
    ...{ name: 'ngozi', ground: '#8cc4c0', cloth: '#fbf7ef', ink: '#1a0d06', ...skins.dark },
    ...{ width: 48, jaw: 34, look: 4, smile: 7, lip: '#b0543e' },
    hair: roundHair(black, 94),
  },
  {
    ...{ name: 'salem', ground: '#1d5c61', cloth: '#f8f4ec', ink: '#041a1e', ...skins.sand },
    ...{ width: 48, jaw: 35, look: -3, hasEars: false },
    hair: together(
      beard(black, { depth: 2, lip: '#b06a52', count: 3 }),
      headcloth({ fill: '#fbf7ef', line: '#b99f76' }, ink),
    ),
  },
  {
    ...{ name: 'imran', ground: '#e6dac2', cloth: '#0d3a40', ink, ...skins.amber },
    ...{ width: 51, jaw: 39, look: 3, browWidth: 4 },
    hair: together(
      shortHair(black, { top: 54, forehead: 86, part: 6 }),
      beard(black, { depth: 5, lip: '#b06a52', count: 5 }),
    ),
  },
  {
    ...{ name: 'zara', ground: '#bbd9d4', cloth: '#f8f4ec', ink, ...skins.wheat },
    ...{ width: 46, jaw: 31, look: -4, smile: 7, lip: '#93402f' },
    hair: tiedHair(black, 14),
  },
  {
    ...{ name: 'bilal', ground: '#f8f4ec', cloth: '#1d5c61', ink, ...skins.amber },
    ...{ width: 50, jaw: 38, look: -2 },
    hair: together(
      shortHair(black, { top: 76, forehead: 100, foot: 134, off: 3, count: 3 }),
      cap('#c96a36', '#fbe3d0'),
      beard(black, { depth: 12, lip: '#b06a52', count: 5 }),
    ),
  },
  {
    ...{ name: 'amna', ground: '#d9c8a9', cloth: '#1d5c61', ink, ...skins.sand },
    ...{ width: 46, jaw: 32, look: 4, hasEars: false, glasses: 'round', lip: '#9a4a3a' },
    ...{ neckline: 'covered', hair: scarf(white) },
  },
  {
    ...{ name: 'danish', ground: '#8cc4c0', cloth: '#f8f4ec', ink: '#1c0f08', ...skins.brown },
    ...{ width: 48, jaw: 35, look: -4, smile: 8 },
    hair: shortHair(black, { top: 56, forehead: 86, off: 4, count: 7 }),
  },
  {
    ...{ name: 'shireen', ground: '#0d3a40', cloth: '#d9eae5', ink: '#041a1e', ...skins.fair },
    ...{ width: 46, jaw: 32, look: 3, hasLaughLines: true, brow: '#5d6f70', lip: '#9a4a3a' },
    ...{ neckline: 'deep' },
    hair: longHair(silver, { top: 50, forehead: 80, part: 12, end: 222, off: 26 }),
  },
];
