import { resolve } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { firstBrand } from '../domain/brand/brand.ts';
import { paletteOf } from '../domain/brand/palette.ts';
import type { BrandLook } from '../domain/brand/stylesheet.ts';
import { teaser } from '../domain/content/text/teaser.ts';
import { socialPictureSize } from '../domain/media/social-picture.ts';
import { xmlText } from '../domain/xml.ts';
import { brandDrawing } from './flow/brand-drawing.ts';
import { drawingOf } from './pictures/drawings.ts';
import { sharp } from './pictures/sharp.ts';

export interface SocialPicture {
  title: string;
  name: string;
  seed: string;
  /** Absent for the first brand, so that its stored pictures stay. */
  look?: BrandLook;
  /** As it is stored; absent for the sign that the product draws. */
  logo?: string;
}

const { width, height } = socialPictureSize;

interface SocialInk {
  ground: string;
  text: string;
  accent: string;
}

function inkOf({ look = firstBrand }: SocialPicture): SocialInk {
  const { tokens } = paletteOf(look);
  return {
    ground: tokens['night-900'],
    text: tokens['paper-50'],
    accent: tokens['accent-on-night'],
  };
}

const margin = 72;

const titleBox = { width: 590, height: 380 };
const titleSizes = [76, 64, 54, 46, 38];
const titleLimit = 140;

// Pango reads neither WOFF2 nor variable weights: one weight of the display face (500).
const fontfile = resolve(import.meta.dirname, 'fonts/familjen-grotesk.ttf');

/** Plain ground at the start, so that the title never stands on the picture. */
const fadeOf = ({ ground }: SocialInk) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a"><stop offset=".46" stop-color="${ground}"/><stop offset=".7" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#a)"/></svg>`;

const markOf = (ink: SocialInk) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 34 34" fill="none" stroke-width="2.6"><circle cx="26" cy="6" r="4" stroke="${ink.text}"/><path d="M26 10v8a10 10 0 0 1-10 10h-2" stroke="${ink.text}"/><path d="M2 28h13" stroke="${ink.accent}" stroke-width="5"/></svg>`;

function printable(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}

async function setText(text: string, size: number, { ink, box }: { ink: SocialInk; box?: number }) {
  const markup = `<span foreground="${ink.text}" letter_spacing="${Math.round(size * -24.6)}">${xmlText(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `Familjen Grotesk ${size}`,
      fontfile,
      dpi: 72,
      rgba: true,
      spacing: 2,
      ...(box && { width: box, wrap: 'word-char' }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function titleOverlay(title: string, ink: SocialInk): Promise<OverlayOptions[]> {
  const text = teaser(printable(title), titleLimit);
  if (text === '') return [];
  let block = await setText(text, titleSizes[0] ?? 0, { ink, box: titleBox.width });
  for (const size of titleSizes.slice(1)) {
    if (block.height <= titleBox.height && block.width <= titleBox.width) break;
    block = await setText(text, size, { ink, box: titleBox.width });
  }
  // A script that fits in no size is cut rather than drawn over the name.
  const input = await sharp(block.data)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(block.width, titleBox.width),
      height: Math.min(block.height, titleBox.height),
    })
    .toBuffer();
  return [{ input, left: margin, top: margin }];
}

const logoBox = { width: 420, height: 64 };

async function logoOverlay(logo: Buffer): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(logo, { density: 300 })
    .resize({ ...logoBox, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, left: margin, top: height - margin - info.height }];
}

async function nameOverlay(name: string, ink: SocialInk): Promise<OverlayOptions[]> {
  const input = Buffer.from(markOf(ink));
  const top = height - margin - 48;
  const text = teaser(printable(name), 40);
  if (text === '') return [{ input, left: margin, top }];
  const block = await setText(text, 38, { ink });
  return [
    { input, left: margin, top },
    { input: block.data, left: margin + 62, top: Math.round(top + 26 - block.height / 2) },
  ];
}

function waterOf({ seed, look }: SocialPicture): string {
  const svg = drawingOf(seed, 'hero');
  return look ? brandDrawing({ svg, seed, isHero: true }, look) : svg;
}

/** About 0.3 s, most of it off the main thread. @param logo The file of the picture's logo. */
export async function drawSocialPicture(picture: SocialPicture, logo?: Buffer): Promise<Buffer> {
  const ink = inkOf(picture);
  const water = sharp(Buffer.from(waterOf(picture)))
    .resize(width, height, { fit: 'cover', position: 'right' })
    .toBuffer();
  const overlays = await Promise.all([
    titleOverlay(picture.title, ink),
    logo ? logoOverlay(logo) : nameOverlay(picture.name, ink),
  ]);
  return sharp(await water)
    .composite([{ input: Buffer.from(fadeOf(ink)) }, ...overlays.flat()])
    .removeAlpha()
    .png({ palette: true, colours: 96, dither: 0.6, effort: 7 })
    .toBuffer();
}
