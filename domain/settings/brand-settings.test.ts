import { expect, test } from 'vitest';
import { siteSettings } from '../settings.ts';
import { firstSiteBrand, logoLimit } from './brand-settings.ts';
import { brand } from './groups/brand.ts';

const { accent, logo, typePair, wordmark } = brand.schema.shape.brand.shape;

const sentenceOf = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

test.each([
  ['#1a7f5a', '#1a7f5a'],
  [' #1A7F5A ', '#1a7f5a'],
  ['#AbC', '#aabbcc'],
])('%j is the colour %s', (typed, stored) => {
  expect(accent.parse(typed)).toBe(stored);
});

test.each(['', 'red', '#12', '#1a7f5', '#1a7f5a80', '1a7f5a', '#gggggg', 'url(#x)', null, 7])(
  'T46 %j is no colour',
  (typed) => {
    expect(sentenceOf(accent.safeParse(typed))).toEqual(['Please enter a colour like #1a7f5a.']);
  },
);

test('a logo is an SVG, a PNG of the media, or none', () => {
  const png = `/media/${'0123456789abcdef'.repeat(2)}-w600h200.png`;
  for (const one of [null, '<svg/>', png]) expect(logo.parse(one)).toBe(one);
  for (const one of ['', 'logo.png', png.replace('png', 'jpg'), `https://x.example${png}`, 4]) {
    expect(sentenceOf(logo.safeParse(one))).toEqual([
      'Please choose an SVG, or a PNG out of the media.',
    ]);
  }
});

test('the limit of a logo counts bytes', () => {
  const svgOf = (letter: string, length: number) => `<svg>${letter.repeat(length)}</svg>`;
  const room = logoLimit - svgOf('', 0).length;
  expect(logo.safeParse(svgOf('a', room)).success).toBe(true);
  for (const one of [svgOf('a', room + 1), svgOf('é', room / 2 + 1)]) {
    expect(sentenceOf(logo.safeParse(one))).toEqual(['The logo is larger than 64 KB.']);
  }
});

test('T46 a face that is not bundled and a long wordmark are refused', () => {
  expect(sentenceOf(typePair.safeParse('comic'))).toEqual([
    'Please choose one of the bundled pairs of typefaces.',
  ]);
  expect(wordmark.safeParse('W'.repeat(41)).success).toBe(false);
});

test('a stored brand without a word on the name beside its logo shows it', () => {
  const { nameBeside: _, ...stored } = firstSiteBrand;
  expect(siteSettings.shape.brand.parse(stored)).toEqual(firstSiteBrand);
});
