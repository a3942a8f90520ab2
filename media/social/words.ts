import { resolve } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { teaser } from '../../domain/content/text/teaser.ts';
import { xmlText } from '../../domain/xml.ts';
import { sharp } from '../pictures/sharp.ts';

interface Face {
  family: string;
  fontfile: string;
  /** In thousandths of a point, for each of size. */
  spacing: number;
}

// Pango reads neither WOFF2 nor variable weights: one weight of each display face.
function face(family: string, file: string, spacing = 0): Face {
  return { family, fontfile: resolve(import.meta.dirname, `../fonts/${file}.ttf`), spacing };
}

const latin = face('Familjen Grotesk', 'familjen-grotesk', -24.6);
const arabic = face('Readex Pro', 'readex-pro-arabic');
const urdu = face('Noto Nastaliq Urdu', 'noto-nastaliq-urdu');

function faceOf(text: string, language: string): Face {
  if (!/\p{Script=Arabic}/u.test(text)) return latin;
  return /^ur\b/.test(language) ? urdu : arabic;
}

let known: Promise<unknown> | undefined;

/** Pango knows a face from its first use on, and takes it for names in Latin letters then. */
function knowLatin(): Promise<unknown> {
  const { family, fontfile } = latin;
  known ??= sharp({ text: { text: 'a', font: family, fontfile } })
    .png()
    .toBuffer();
  return known;
}

function printable(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}

interface Setting {
  size: number;
  colour: string;
  /** Where lines break. */
  width?: number;
  /** A tag; Arabic script is set as in Arabic without one. */
  language?: string;
}

export interface TextBlock {
  data: Buffer;
  width: number;
  height: number;
}

/** Null for what leaves no mark. */
export async function setText(
  text: string,
  { size, colour, width, language = '' }: Setting,
  limit: number,
): Promise<TextBlock | null> {
  const short = teaser(printable(text), limit);
  if (short === '') return null;
  const { family, fontfile, spacing } = faceOf(short, language);
  if (family !== latin.family) await knowLatin();
  const markup = `<span foreground="${colour}" letter_spacing="${Math.round(size * spacing)}">${xmlText(short)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${family === latin.family ? '' : `${family}, `}${latin.family} ${size}`,
      fontfile,
      dpi: 72,
      rgba: true,
      spacing: 2,
      ...(width && { width, wrap: 'word-char' }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const sizes = [76, 64, 54, 46, 38];
const titleLimit = 140;

interface Box {
  width: number;
  height: number;
}

/** As large as the box allows; a script that fits in no size is cut rather than drawn over what is below. */
export async function setTitle(
  text: string,
  setting: Pick<Setting, 'colour' | 'language'>,
  box: Box,
): Promise<TextBlock | null> {
  let block: TextBlock | null = null;
  for (const size of sizes) {
    block = await setText(text, { ...setting, size, width: box.width }, titleLimit);
    if (!block || (block.height <= box.height && block.width <= box.width)) return block;
  }
  if (!block) return null;
  const width = Math.min(block.width, box.width);
  const height = Math.min(block.height, box.height);
  const data = await sharp(block.data).extract({ left: 0, top: 0, width, height }).toBuffer();
  return { data, width, height };
}

/** Below one another, from `top`, each where it begins; null leaves no room. */
export function stacked(
  blocks: readonly (TextBlock | null)[],
  { leftOf, top, gap }: { leftOf: (block: TextBlock) => number; top: number; gap: number },
): OverlayOptions[] {
  let below = top;
  return blocks.flatMap((block) => {
    if (!block) return [];
    const overlay = { input: block.data, left: leftOf(block), top: below };
    below += block.height + gap;
    return [overlay];
  });
}
