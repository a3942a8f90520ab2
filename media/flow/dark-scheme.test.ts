import sharp from 'sharp';
import { expect, test } from 'vitest';
import { firstBrand } from '../../domain/brand/brand.ts';
import { brandDrawing } from './brand-drawing.ts';
import { svgOf } from './svg.ts';

const rules = /<style>@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/;

/** The colours of attributes, and those that a rule replaces. */
function coloursOf(svg: string): { drawn: Set<string>; replaced: Set<string> } {
  const attributes = svg.replace(rules, '').matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/gi);
  const selectors = (rules.exec(svg)?.[1] ?? '').matchAll(/\[\w+="(#[0-9a-f]{6})"\]\{/gi);
  return {
    drawn: new Set(Array.from(attributes, ([, colour = '']) => colour)),
    replaced: new Set(Array.from(selectors, ([, colour = '']) => colour)),
  };
}

test.each(['paper', 'sand', 'water'] as const)('a drawing on %s has its dark colours', (theme) => {
  const svg = svgOf('pic-7', { theme, arrangement: 'pair', solid: true });
  const { drawn, replaced } = coloursOf(svg);
  expect(replaced).toEqual(drawn);
  expect(drawn.size).toBeGreaterThan(3);
  expect(svg).toMatch(/\{fill:#0(?:41A1E|7272C)\}/);
});

test.each(['night', 'deep', 'copper'] as const)('one on %s is the same in both', (theme) => {
  expect(svgOf('pic-7', { theme })).not.toContain('<style>');
});

test.each(['channels', 'basins'] as const)(
  'another brand has its own dark colours: %s',
  (motif) => {
    const svg = svgOf('pic-7', { theme: 'water', arrangement: 'pair', solid: true });
    const { logo: _, ...look } = { ...firstBrand, accent: '#3a6fd8', deep: '#1a1440', motif };
    const branded = brandDrawing({ svg, seed: 'pic-7', isHero: false }, look);
    const { drawn, replaced } = coloursOf(branded);
    expect(replaced).toEqual(drawn);
    expect(branded).toContain('{fill:#1a1440}');
    expect(branded).not.toMatch(/#(?:07272C|E58B52|B5521F)/i);
  },
);

test('made into pixels for others it is the light one', async () => {
  const svg = svgOf('pic-7', { theme: 'paper' });
  const raw = (text: string) => sharp(Buffer.from(text)).raw().toBuffer();
  expect(await raw(svg)).toEqual(await raw(svg.replace(rules, '')));
});
