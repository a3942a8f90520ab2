import type { OverlayOptions } from 'sharp';
import type { BrandLook } from '../../domain/brand/stylesheet.ts';
import { directionOf } from '../../domain/languages/tag.ts';
import { socialPictureSize } from '../../domain/media/social-picture.ts';
import { brandDrawing } from '../flow/brand-drawing.ts';
import { drawingOf } from '../pictures/drawings.ts';
import { sharp } from '../pictures/sharp.ts';
import { drawArt, type SocialArt, type SocialFrame } from './art.ts';
import { inkOn, type SocialGround, type SocialInk } from './ink.ts';
import { signAt } from './sign.ts';
import { setText, setTitle, stacked, type TextBlock } from './words.ts';

export interface SocialPicture {
  title: string;
  name: string;
  seed: string;
  /** Above the title. */
  label?: string;
  /** Below it, with its words. */
  figure?: string;
  words?: string;
  /** Night by default, as it is behind a drawing of water. */
  ground?: SocialGround;
  /** Absent: a drawing of water, over the whole picture. */
  art?: SocialArt;
  /** A tag; Latin letters that run from left to right without one. */
  language?: string;
  /** Absent for the first brand, so that its stored pictures stay. */
  look?: BrandLook;
  /** As it is stored; absent for the sign that the product draws. */
  logo?: string;
}

/** What it names: the file of its logo, and those of its art in their order. */
export interface SocialFiles {
  logo?: Buffer;
  art?: readonly Buffer[];
}

const { width, height } = socialPictureSize;
const margin = 72;
const textWidth = 590;
/** Between label, title, figure and words. */
const gap = 24;
/** So that the figure does not look like a last line of the title. */
const figureLead = 16;

/** Plain ground at the start, so that the title never stands on the picture. */
const fadeOf = ({ ground }: SocialInk, isMirrored: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a"${isMirrored ? ' x1="1" x2="0"' : ''}><stop offset=".46" stop-color="${ground}"/><stop offset=".7" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#a)"/></svg>`;

function waterOf({ seed, look, ground }: SocialPicture, isMirrored: boolean): Promise<Buffer> {
  const kind = ground === 'water' ? 'banner' : 'hero';
  const svg = drawingOf(seed, kind, ground === 'water' ? { theme: 'water' } : {});
  const isHero = kind === 'hero';
  return sharp(Buffer.from(look ? brandDrawing({ svg, seed, isHero }, look) : svg))
    .resize(width, height, { fit: 'cover', position: 'right' })
    .flop(isMirrored)
    .toBuffer();
}

/** Beside the words; portraits stand in a row above them. */
function frameOf({ kind }: SocialArt, isMirrored: boolean): SocialFrame & { left: number } {
  if (kind === 'portraits') return { left: 0, width, height: 227 };
  return { left: isMirrored ? 0 : 720, width: width - 720, height, isMirrored };
}

async function wordsOf(
  { title, label = '', figure = '', words = '', language, look }: SocialPicture,
  ink: SocialInk,
  room: number,
): Promise<(TextBlock | null)[]> {
  const set = { language, typePair: look?.typePair };
  const small = { ...set, size: 26, colour: ink.accent, width: textWidth };
  const above = await setText(label, small, 60);
  const number = await setText(figure, { ...set, size: 84, colour: ink.accent }, 14);
  const below = [
    number && { ...number, lead: figureLead },
    await setText(words, { ...small, colour: ink.text }, 80),
  ];
  const taken = [above, ...below].reduce(
    (sum, block) => sum + (block ? block.height + gap + (block.lead ?? 0) : 0),
    0,
  );
  const box = { width: textWidth, height: Math.max(room - taken, 100) };
  return [above, await setTitle(title, { ...set, colour: ink.text }, box), ...below];
}

/** About 0.3 s, most of it off the main thread. */
export async function drawSocialPicture(
  picture: SocialPicture,
  { logo, art: files = [] }: SocialFiles = {},
): Promise<Buffer> {
  const { art, ground = 'night', look, name, language = 'en' } = picture;
  const isMirrored = directionOf(language) === 'rtl';
  const frame = art && frameOf(art, isMirrored);
  const drawn =
    frame &&
    // A file that is no picture costs the card its art alone.
    (await drawArt(art, frame, {
      files,
      ink: inkOn('night', look),
      typePair: look?.typePair,
    }).catch(() => null));
  const ink = inkOn(drawn || !art ? ground : 'night', look);
  const top = drawn && art?.kind === 'portraits' ? frame.height + 48 : margin;
  const room = height - margin - top - 72;
  const behind: OverlayOptions[] =
    frame && drawn
      ? [{ input: drawn, left: frame.left, top: 0 }]
      : [
          { input: await waterOf(picture, isMirrored) },
          { input: Buffer.from(fadeOf(ink, isMirrored)) },
        ];
  const [blocks, sign] = await Promise.all([
    wordsOf(picture, ink, room),
    signAt(
      { start: margin, bottom: height - margin, isMirrored },
      { name, ink, typePair: look?.typePair, ...(logo && { logo }) },
    ),
  ]);
  const leftOf = (block: TextBlock) => (isMirrored ? width - margin - block.width : margin);
  const canvas = { width, height, channels: 3, background: ink.ground } as const;
  return sharp({ create: canvas })
    .composite([...behind, ...stacked(blocks, { leftOf, top, gap }), ...sign])
    .removeAlpha()
    .png({ palette: true, colours: drawn ? 192 : 96, dither: 0.6, effort: 7 })
    .toBuffer();
}
