import type { OverlayOptions } from 'sharp';
import type { TypePair } from '../../domain/brand/brand.ts';
import { socialPictureSize } from '../../domain/media/social-picture.ts';
import { sharp } from '../pictures/sharp.ts';
import type { SocialInk } from './ink.ts';
import { setText } from './words.ts';

const markOf = (ink: SocialInk) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 34 34" fill="none" stroke-width="2.6"><circle cx="26" cy="6" r="4" stroke="${ink.text}"/><path d="M26 10v8a10 10 0 0 1-10 10h-2" stroke="${ink.text}"/><path d="M2 28h13" stroke="${ink.accent}" stroke-width="5"/></svg>`;

const logoBox = { width: 420, height: 64 };

interface Foot {
  /** From the start of the line, which is on the right in languages that run from there. */
  start: number;
  bottom: number;
  isMirrored: boolean;
}

function leftOf({ start, isMirrored }: Foot, width: number): number {
  return isMirrored ? socialPictureSize.width - start - width : start;
}

async function logoAt(logo: Buffer, foot: Foot): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(logo, { density: 300 })
    .resize({ ...logoBox, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, left: leftOf(foot, info.width), top: foot.bottom - info.height }];
}

interface Sign {
  name: string;
  ink: SocialInk;
  typePair?: TypePair | undefined;
  logo?: Buffer;
}

/** By whom a picture is: the logo, or the sign that the product draws and the name. */
export async function signAt(
  foot: Foot,
  { name, ink, typePair, logo }: Sign,
): Promise<OverlayOptions[]> {
  if (logo) return logoAt(logo, foot);
  const top = foot.bottom - 48;
  const mark = { input: Buffer.from(markOf(ink)), left: leftOf(foot, 48), top };
  const block = await setText(name, { size: 38, colour: ink.text, typePair }, 40);
  if (!block) return [mark];
  const left = leftOf({ ...foot, start: foot.start + 62 }, block.width);
  return [mark, { input: block.data, left, top: Math.round(top + 26 - block.height / 2) }];
}
