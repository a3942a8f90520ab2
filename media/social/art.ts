import type { TypePair } from '../../domain/brand/brand.ts';
import { wordsIn } from '../../domain/content/text/words.ts';
import { placedOn } from '../../domain/media/placing.ts';
import { sharp } from '../pictures/sharp.ts';
import { setText, type TextBlock } from './words.ts';

/** What stands beside the words. */
export type SocialArt =
  /** A picture of the work, on the ground of its client. */
  | { kind: 'thing'; picture: string; ground: string; size?: { width: number; height: number } }
  | { kind: 'letters'; text: string; language?: string }
  | { kind: 'portraits'; pictures: string[] };

export interface SocialFrame {
  width: number;
  height: number;
  /** Right to left: the picture stands at the left edge. */
  isMirrored?: boolean;
}

/** The one round corner of every picture. */
const turn = 72;

async function framed(
  frame: SocialFrame,
  ground: string,
  overlays: { input: Buffer; left: number; top: number }[],
): Promise<Buffer> {
  const { width, height, isMirrored = false } = frame;
  const mirror = isMirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path${mirror} d="M0 0h${width}v${height - turn}a${turn} ${turn} 0 0 1-${turn} ${turn}H0z"/></svg>`;
  const drawn = await sharp({
    create: { width, height, channels: 4, background: ground || '#0000' },
  })
    .composite(overlays)
    .png()
    .toBuffer();
  return sharp(drawn)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Where a thing stands in its frame, and how wide it is there. */
function placeIn({ width, height }: SocialFrame, art: SocialArt & { kind: 'thing' }) {
  const placed = placedOn(art.ground, { src: art.picture, size: art.size });
  if (!placed) return null;
  const own = placed.width / placed.height;
  const top = Math.round(height * 0.09);
  if (placed.placing === 'phone') {
    const across = Math.round(width * 0.62);
    return { left: Math.round((width - across) / 2), top, across };
  }
  if (placed.placing === 'print') {
    const across = Math.round(width * 0.7);
    return { left: Math.round((width - across) / 2), top, across };
  }
  if (placed.placing === 'desk') {
    return { left: Math.round(width * 0.07), top, across: Math.round(height * 0.86 * own) };
  }
  const across = Math.round(Math.min(width * 0.92, height * 0.94 * own));
  return {
    left: Math.round((width - across) / 2),
    top: Math.round((height - across / own) / 2),
    across,
  };
}

/** Of the picture what the frame shows: what leaves it is cut off. */
async function thingIn(
  frame: SocialFrame,
  art: SocialArt & { kind: 'thing' },
  file: Buffer,
): Promise<Buffer> {
  const place = placeIn(frame, art);
  if (!place) {
    const filling = await sharp(file)
      .resize({ width: frame.width, height: frame.height, fit: 'cover' })
      .png()
      .toBuffer();
    return framed(frame, art.ground, [{ input: filling, left: 0, top: 0 }]);
  }
  const { left, top, across } = place;
  // Twice the resolution of the drawing, so that small type stays sharp.
  const { data, info } = await sharp(file, { density: 144 })
    .resize({ width: across })
    .png()
    .toBuffer({ resolveWithObject: true });
  const input = await sharp(data)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(info.width, frame.width - left),
      height: Math.min(info.height, frame.height - top),
    })
    .toBuffer();
  return framed(frame, art.ground, [{ input, left, top }]);
}

interface LetterInk {
  ground: string;
  text: string;
  accent: string;
}

interface LetterLook {
  ink: LetterInk;
  typePair?: TypePair | undefined;
}

/** Wide ones, such as W or the Arabic seen, are drawn smaller. */
async function letterIn(
  box: { width: number; height: number },
  letter: string,
  setting: Omit<Parameters<typeof setText>[1], 'size'>,
): Promise<TextBlock | null> {
  const block = await setText(letter, { ...setting, size: 300 }, 1);
  if (!block || (block.width <= box.width && block.height <= box.height)) return block;
  const { data, info } = await sharp(block.data)
    .resize({ ...box, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The first letters of a title's first two words. */
async function lettersIn(
  frame: SocialFrame,
  { text, language }: SocialArt & { kind: 'letters' },
  { ink, typePair }: LetterLook,
): Promise<Buffer> {
  const words = wordsIn(text);
  const [first = '', second = ''] = words.map((word) => Array.from(word)[0] ?? '');
  // The second begins in the middle and stays away from the edge.
  const box = { width: Math.floor(frame.width * 0.42), height: Math.floor(frame.height / 2) };
  const set = { language, typePair };
  const letters = [
    await letterIn(box, first.toUpperCase(), { ...set, colour: ink.text }),
    await letterIn(box, second, { ...set, colour: ink.accent }),
  ];
  const left = [0.14, 0.5];
  const bottom = [0.56, 0.86];
  const overlays = letters.flatMap((letter, index) => {
    if (!letter) return [];
    const start = Math.round(frame.width * (left[index] ?? 0));
    const at = frame.isMirrored ? frame.width - start - letter.width : start;
    const top = Math.round(frame.height * (bottom[index] ?? 0) - letter.height);
    return [{ input: letter.data, left: at, top }];
  });
  return framed(frame, ink.ground, overlays);
}

async function portraitsIn(frame: SocialFrame, files: readonly Buffer[]): Promise<Buffer> {
  const each = Math.ceil(frame.width / files.length);
  const overlays = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize({ width: Math.min(each, frame.width - index * each), height: frame.height })
        .png()
        .toBuffer(),
      left: index * each,
      top: 0,
    })),
  );
  const { width, height } = frame;
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(overlays)
    .png()
    .toBuffer();
}

/** @param files Those of the art's pictures, in their order. Null where what it shows is gone. */
export async function drawArt(
  art: SocialArt,
  frame: SocialFrame,
  { files, ...look }: LetterLook & { files: readonly Buffer[] },
): Promise<Buffer | null> {
  if (art.kind === 'letters') return lettersIn(frame, art, look);
  const [file] = files;
  if (!file) return null;
  return art.kind === 'thing' ? thingIn(frame, art, file) : portraitsIn(frame, files);
}
