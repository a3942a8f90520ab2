import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstBrand } from './brand.ts';
import { ratioOf } from './colour.ts';
import { colourRefusal } from './colour-refusal.ts';
import { needs } from './needs.ts';
import { type BrandColours, paletteOf } from './palette.ts';
import { rolePairsOf } from './role-pairs.ts';

const sheet = ['tokens', 'dark']
  .map((name) => readFileSync(`app/styles/${name}.css`, 'utf8'))
  .join('\n');
const written = Object.fromEntries(
  [...sheet.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);

/** The smallest ratio of all roles and of all tokens with a need, as a part of what it needs. */
function smallestShare(colours: BrandColours): number {
  const palette = paletteOf(colours);
  const pairs = rolePairsOf(colours, palette).map(({ ratio, needed }) => ratio / needed);
  const tokens = Object.entries(needs).flatMap(([name, { against, ratio }]) =>
    against.map(
      (ground) =>
        ratioOf(palette.tokens[name as keyof typeof palette.tokens], palette.tokens[ground]) /
        ratio,
    ),
  );
  return Math.min(...pairs, ...tokens);
}

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;

test('the tokens of the first brand are those of the stylesheet (R-B-02)', () => {
  const lines = Object.entries(paletteOf(firstBrand).tokens).filter(([name]) =>
    name.startsWith('accent-'),
  );
  const tokens = { ...paletteOf(firstBrand).tokens, ...written };
  expect(paletteOf(firstBrand).tokens).toEqual(tokens);
  for (const [name, hex] of lines) {
    const [, step = ''] = new RegExp(`--${name}: var\\(--([a-z0-9-]+)\\);`).exec(sheet) ?? [];
    expect(hex).toBe(written[step]);
  }
});

test('every accent gives every role what it needs (R-B-02)', () => {
  const steps = Array.from({ length: 16 }, (_, step) => step * 17);
  let smallest = Number.POSITIVE_INFINITY;
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const accent = hex((red << 16) | (green << 8) | blue);
        smallest = Math.min(smallest, smallestShare({ ...firstBrand, accent }));
      }
  expect(smallest).toBeGreaterThanOrEqual(1);
});

test('with every ground and deep colour that is accepted as well', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map(hex);
  const light = fc
    .integer({ min: 0, max: 0x7f7f7f })
    .map((value) => hex(0xffffff - (value & 0x5f5f5f)));
  const dark = fc.integer({ min: 0, max: 0xffffff }).map((value) => hex(value & 0x5f5f5f));
  const brands = fc
    .record({ accent: colour, ground: light, deep: dark })
    .filter((colours) => colourRefusal(colours) === null);
  fc.assert(
    fc.property(brands, (colours) => {
      expect(smallestShare(colours)).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 1_000 },
  );
});

test('an accent that is too light for words is moved along its lightness and shown with both', () => {
  const pairs = rolePairsOf({ ...firstBrand, accent: '#e0446b' });
  const find = (role: string, ground: string) =>
    pairs.find((pair) => pair.role === role && pair.ground === ground);
  expect(find('Line and bar', 'on the page')).toMatchObject({ used: '#e0446b', isMoved: false });
  expect(find('Line and bar', 'on deep')).toMatchObject({ used: '#e0446b', isMoved: false });
  const words = find('Accent text', 'on the page');
  expect(words).toMatchObject({ wish: '#e0446b', needed: 4.5, isMoved: true });
  expect(words?.wishRatio).toBeCloseTo(3.37, 2);
  expect(words?.ratio).toBeGreaterThanOrEqual(4.5);
  expect(words?.ratio).toBeLessThan(5);
});

test('a light accent stays itself on buttons, under dark words and in a line (R-B-02)', () => {
  for (const accent of ['#ffd400', '#a8e61d', '#ffb3c7', '#ffffff']) {
    const colours = { ...firstBrand, accent };
    const { button } = paletteOf(colours);
    expect(button.fill).toBe(accent);
    expect(ratioOf(button.over, button.words)).toBeGreaterThanOrEqual(4.5);
    const edges = rolePairsOf(colours).filter(({ role }) => role === 'Edge of a button');
    expect(edges.map(({ ratio }) => ratio >= 3)).toEqual([true, true, true]);
  }
  expect(paletteOf({ ...firstBrand, accent: '#e0446b' }).button.edge).toBeNull();
});

test.each([
  [{ ground: '#808080' }, 'The ground is too dark'],
  [{ deep: '#808080' }, 'The deep colour is too light'],
  [{ accent: 'red' }, 'The accent is no colour'],
])('%j is refused with a sentence', (colours, sentence) => {
  expect(colourRefusal({ ...firstBrand, ...colours })).toContain(sentence);
});

test('the first brand is accepted', () => {
  expect(colourRefusal(firstBrand)).toBeNull();
});
