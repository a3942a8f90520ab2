import { firstBrand } from '../../domain/brand/brand.ts';
import { type BrandColours, paletteOf, stepFrom } from '../../domain/brand/palette.ts';
import type { Family } from '../../domain/brand/reference-tokens.ts';
import type { BrandLook } from '../../domain/brand/stylesheet.ts';
import { keysOf } from '../../domain/keys-of.ts';
import { motifDrawing } from './motifs/motif-drawing.ts';
import { type Theme, themes } from './themes.ts';

/** What each colour of the themes moves with; the sign's are among them. */
const families: Record<string, Family> = {
  '#07272c': 'deep',
  '#2f6a6e': 'deep',
  '#0d3a40': 'deep',
  '#041a1e': 'deep',
  '#1d5055': 'deep',
  '#0a2c31': 'deep',
  '#1d5c61': 'deep',
  '#0b3a40': 'deep',
  '#8cc4c0': 'deep-tint',
  '#6fafae': 'deep-tint',
  '#aebdb4': 'deep-tint',
  '#bbd9d4': 'deep-tint',
  '#6fa5a3': 'deep-tint',
  '#d9eae5': 'deep-tint',
  '#fbf7ef': 'ground',
  '#f8f4ec': 'ground',
  '#eadfc9': 'ground',
  '#d9c8a9': 'ground',
  '#6a4a2a': 'ground',
  '#b99f76': 'ground',
  '#e6dac2': 'ground',
  '#db8a59': 'accent',
  '#c96a36': 'accent',
  '#fbe3d0': 'accent-tint',
};

const onNight = '#e58b52';
const onPaper = '#b5521f';

const frame = /^<svg [^>]*?width="(\d+)" height="(\d+)"[^>]*><rect [^>]*fill="(#[0-9a-f]{6})"/i;

function themeWith(ground = ''): Theme | undefined {
  const names = keysOf(themes);
  return names.find((name) => themes[name].ground.toLowerCase() === ground.toLowerCase());
}

/** Lines of the accent are seen on their ground: 3 to 1, as everywhere. */
function coloursOn(ground: Theme | undefined, colours: BrandColours): Map<string, string> {
  const { tokens } = paletteOf(colours);
  const map = new Map(
    Object.entries(families).map(([colour, family]) => [colour, stepFrom(colour, family, colours)]),
  );
  map.set(onNight, tokens['accent-on-night']);
  map.set(onPaper, ground === 'water' ? tokens['accent-on-water'] : tokens['copper-500']);
  return map;
}

/** A picture made of the themes' colours, in those of a brand. */
export function recoloured(svg: string, colours: BrandColours): string {
  const [, , , ground] = frame.exec(svg) ?? [];
  const map = coloursOn(themeWith(ground), colours);
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => map.get(colour.toLowerCase()) ?? colour);
}

interface Drawing {
  svg: string;
  seed: string;
  isHero: boolean;
}

/** A drawing of the first brand as another brand draws it (R-B-03). */
export function brandDrawing({ svg, seed, isHero }: Drawing, look: BrandLook): string {
  const [, width, height, ground] = frame.exec(svg) ?? [];
  const theme = themeWith(ground);
  const isOther = theme !== undefined && look.motif !== firstBrand.motif;
  const drawn =
    isOther && look.motif !== 'channels'
      ? motifDrawing(look.motif, seed, {
          width: Number(width),
          height: Number(height),
          theme,
          isHero,
        })
      : svg;
  return recoloured(drawn, look);
}
