import type { OverlayOptions } from 'sharp';
import type { TypePair } from '../../domain/brand/brand.ts';
import { teaser } from '../../domain/content/text/teaser.ts';
import { xmlText } from '../../domain/xml.ts';
import { sharp } from '../pictures/sharp.ts';
import { faceOf, knowFace, latinFace } from './faces.ts';

function printable(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}

interface Setting {
  size: number;
  colour: string;
  /** Where lines break. */
  width?: number;
  /** A word that is wider than a line sticks out of it rather than being broken. */
  hasWholeWords?: boolean;
  /** A tag; Arabic script is set as in Arabic without one. */
  language?: string;
  /** Of the brand; the first brand's without one. */
  typePair?: TypePair | undefined;
}

export interface TextBlock {
  data: Buffer;
  width: number;
  height: number;
  /** Room above it beside the gap. */
  lead?: number;
}

/** Null for what leaves no mark. */
export async function setText(
  text: string,
  { size, colour, width, hasWholeWords = false, language = '', typePair }: Setting,
  limit: number,
): Promise<TextBlock | null> {
  const short = teaser(printable(text), limit);
  if (short === '') return null;
  const latin = latinFace(typePair);
  const { family, fontfile, spacing } = faceOf(short, language, latin);
  if (fontfile !== latin.fontfile) await knowFace(latin);
  const markup = `<span foreground="${colour}" letter_spacing="${Math.round(size * spacing)}">${xmlText(short)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      // After a comma no word of a name is taken for a weight.
      font: `${family}, ${latin.family}, ${size}`,
      fontfile,
      dpi: 72,
      rgba: true,
      // Headlines are set close; joined scripts need the height of their lines.
      spacing: fontfile === latin.fontfile ? -Math.round(size * 0.14) : 2,
      ...(width && { width, wrap: hasWholeWords ? 'word' : 'word-char' }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const smallest = 38;
const sizes = [76, 64, 54, 46, smallest];
const titleLimit = 140;

interface Box {
  width: number;
  height: number;
}

/** The same lines in the narrowest box, so that no word stands alone on the last one. */
async function balanced(
  set: (width: number) => Promise<TextBlock | null>,
  widest: TextBlock,
  width: number,
): Promise<TextBlock> {
  let block = widest;
  let narrow = width / 2;
  let wide = width;
  for (let tries = 0; tries < 4; tries += 1) {
    const middle = Math.round((narrow + wide) / 2);
    const other = await set(middle);
    if (other && other.width <= middle && other.height <= widest.height) {
      block = other;
      wide = middle;
    } else {
      narrow = middle;
    }
  }
  return block;
}

/** As large as the box allows; a script that fits in no size is cut rather than drawn over what is below. */
export async function setTitle(
  text: string,
  setting: Pick<Setting, 'colour' | 'language' | 'typePair'>,
  box: Box,
): Promise<TextBlock | null> {
  const whole = { ...setting, hasWholeWords: true };
  for (const size of sizes) {
    const set = (width: number) => setText(text, { ...whole, size, width }, titleLimit);
    const fitting = await set(box.width);
    if (!fitting) return null;
    if (fitting.height <= box.height && fitting.width <= box.width)
      return balanced(set, fitting, box.width);
  }
  const block = await setText(text, { ...setting, size: smallest, width: box.width }, titleLimit);
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
    const at = below + (block.lead ?? 0);
    const overlay = { input: block.data, left: leftOf(block), top: at };
    below = at + block.height + gap;
    return [overlay];
  });
}
