import { resolve } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { teaser } from '../../domain/content/text/teaser.ts';
import { xmlText } from '../../domain/xml.ts';
import { sharp } from '../pictures/sharp.ts';

// Pango reads neither WOFF2 nor variable weights: one weight of the display face (500).
const fontfile = resolve(import.meta.dirname, '../fonts/familjen-grotesk.ttf');

function printable(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}

interface Setting {
  size: number;
  colour: string;
  /** Where lines break. */
  width?: number;
}

export interface TextBlock {
  data: Buffer;
  width: number;
  height: number;
}

/** Null for what leaves no mark. */
export async function setText(
  text: string,
  { size, colour, width }: Setting,
  limit: number,
): Promise<TextBlock | null> {
  const short = teaser(printable(text), limit);
  if (short === '') return null;
  const markup = `<span foreground="${colour}" letter_spacing="${Math.round(size * -24.6)}">${xmlText(short)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `Familjen Grotesk ${size}`,
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
export async function setTitle(text: string, colour: string, box: Box): Promise<TextBlock | null> {
  let block: TextBlock | null = null;
  for (const size of sizes) {
    block = await setText(text, { size, colour, width: box.width }, titleLimit);
    if (!block || (block.height <= box.height && block.width <= box.width)) return block;
  }
  if (!block) return null;
  const width = Math.min(block.width, box.width);
  const height = Math.min(block.height, box.height);
  const data = await sharp(block.data).extract({ left: 0, top: 0, width, height }).toBuffer();
  return { data, width, height };
}

/** Below one another, from `top`; null leaves no room. */
export function stacked(
  blocks: readonly (TextBlock | null)[],
  { left, top, gap }: { left: number; top: number; gap: number },
): OverlayOptions[] {
  let below = top;
  return blocks.flatMap((block) => {
    if (!block) return [];
    const overlay = { input: block.data, left, top: below };
    below += block.height + gap;
    return [overlay];
  });
}
