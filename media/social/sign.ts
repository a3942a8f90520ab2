import type { OverlayOptions } from 'sharp';
import { sharp } from '../pictures/sharp.ts';
import type { SocialInk } from './ink.ts';
import { setText } from './words.ts';

const markOf = (ink: SocialInk) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 34 34" fill="none" stroke-width="2.6"><circle cx="26" cy="6" r="4" stroke="${ink.text}"/><path d="M26 10v8a10 10 0 0 1-10 10h-2" stroke="${ink.text}"/><path d="M2 28h13" stroke="${ink.accent}" stroke-width="5"/></svg>`;

const logoBox = { width: 420, height: 64 };

interface Foot {
  left: number;
  bottom: number;
}

async function logoAt(logo: Buffer, { left, bottom }: Foot): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(logo, { density: 300 })
    .resize({ ...logoBox, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, left, top: bottom - info.height }];
}

/** By whom a picture is: the logo, or the sign that the product draws and the name. */
export async function signAt(
  foot: Foot,
  { name, ink, logo }: { name: string; ink: SocialInk; logo?: Buffer },
): Promise<OverlayOptions[]> {
  if (logo) return logoAt(logo, foot);
  const { left, bottom } = foot;
  const top = bottom - 48;
  const mark = { input: Buffer.from(markOf(ink)), left, top };
  const block = await setText(name, { size: 38, colour: ink.text }, 40);
  if (!block) return [mark];
  return [
    mark,
    { input: block.data, left: left + 62, top: Math.round(top + 26 - block.height / 2) },
  ];
}
