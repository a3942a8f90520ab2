import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklch);

const toOklch = converter('oklch');

export interface Lch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** @param colour `#rrggbb` */
export function lchOf(colour: string): Lch {
  const { l, c, h = 0 } = toOklch(colour) ?? { l: 0, c: 0 };
  return { lightness: l, chroma: c, hue: h };
}

/** The nearest colour of a screen with this lightness and hue; chroma gives way. */
export function hexOf({ lightness, chroma, hue }: Lch): string {
  const wish: Oklch = { mode: 'oklch', l: lightness, c: chroma, h: hue };
  return formatHex(clampChroma(wish, 'oklch'));
}

export const ratioOf = (one: string, other: string): number => wcagContrast(one, other);
