import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { smallerWidths } from '../../domain/media/smaller-widths.ts';
import { flush } from '../incoming.ts';
import type { ImageType } from '../media-type.ts';
import { newUploadName, smallerName } from '../upload-name.ts';
import { isOutOfSpace, UploadRefused } from '../upload-refused.ts';
import { refuseTooManyPixels } from './picture-limits.ts';
import { makePlaceholder } from './placeholder.ts';
import { queueDecoding, sharp } from './sharp.ts';

const maxSide = 16_383;
const maxFrames = 1_000;

const timeLimit = 10;

const smallerFileLimit = 118_000;
const smallerFilePixels = 1600 * 2400;
const smallerQualities = [78, 60, 42, 25, 10];

/** Blur for pure grain, which no quality makes small. */
const softenings = [1, 2, 4];

interface FinishedPicture {
  file_name: string;
  media_type: ImageType;
  size: number;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

/** Above, GIF and AVIF become WebP: a GIF takes 10 s for 50 megapixels, AVIF 36 bytes a pixel. */
const keptLimits: Partial<Record<ImageType, number>> = {
  'image/gif': 10_000_000,
  'image/avif': 4_000_000,
};

const encoders: Record<ImageType, (picture: Sharp) => Sharp> = {
  // Without optimised coding, which holds 6 bytes a pixel for some 5 % of the file.
  'image/jpeg': (picture) => picture.jpeg({ quality: 88, optimiseCoding: false }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 88, effort: 0 }),
  'image/avif': (picture) => picture.avif({ quality: 60, effort: 0 }),
  'image/gif': (picture) => picture.gif({ effort: 1 }),
};

/** A failure of the disk is not the picture's fault and is passed on. */
function refusal(error: unknown): unknown {
  if (error instanceof UploadRefused || isOutOfSpace(error)) return error;
  if (error instanceof Error && 'code' in error) return error;
  const tookLong = error instanceof Error && /^timeout/i.test(error.message);
  return new UploadRefused(
    422,
    tookLong
      ? 'The picture takes too long to read. Send a smaller one.'
      : 'The picture is damaged and cannot be read.',
  );
}

/** Reads the header alone (threat T20). */
async function measure(path: string, type: ImageType, pixelLimit: number) {
  const mayMove = type === 'image/gif' || type === 'image/webp';
  const found = await sharp(path, { limitInputPixels: false, animated: mayMove }).metadata();
  const frames = mayMove ? (found.pages ?? 1) : 1;
  const width = found.autoOrient.width;
  const height = frames > 1 ? (found.pageHeight ?? found.height) : found.autoOrient.height;
  if (Math.max(width, height) > maxSide || frames > maxFrames) {
    throw new UploadRefused(422, 'The picture is too long or has too many frames.');
  }
  refuseTooManyPixels({ ...found, type, width, height, frames }, pixelLimit);
  const isKept = width * height * frames <= (keptLimits[type] ?? Number.POSITIVE_INFINITY);
  const media_type: ImageType = isKept ? type : 'image/webp';
  return { width, height, media_type, isMoving: frames > 1 };
}

/** Call it from the narrowest size on: each starts at the quality that fitted the one before. */
export function sizeLimitedEncoder(
  qualities: number[],
  encode: (picture: Sharp, quality: number | undefined) => Sharp,
) {
  const softest = softenings.map((sigma) => ({ quality: qualities.at(-1), sigma }));
  let attempts = [...qualities.map((quality) => ({ quality, sigma: 0 })), ...softest];
  return async (picture: Sharp, pixels: number): Promise<Buffer> => {
    const limit = smallerFileLimit * Math.max(1, pixels / smallerFilePixels);
    let file = Buffer.alloc(0);
    for (const [at, { quality, sigma }] of attempts.entries()) {
      const softened = sigma > 0 ? picture.clone().blur(sigma) : picture.clone();
      file = await encode(softened, quality).timeout({ seconds: timeLimit }).toBuffer();
      if (file.length > limit) continue;
      attempts = attempts.slice(at);
      break;
    }
    return file;
  };
}

async function writeSmaller(picture: Sharp, place: string, fileName: string, widths: number[]) {
  const widest = widths.at(-1);
  if (widest === undefined) return;
  const { data, info } = await picture
    .resize({ width: widest })
    .raw()
    .timeout({ seconds: timeLimit })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encode = sizeLimitedEncoder(smallerQualities, (softened, quality) =>
    softened.webp({ quality }),
  );
  for (const step of widths) {
    const smaller = sharp(data, { raw: { width, height, channels } }).resize({ width: step });
    const file = await encode(smaller, (step * step * height) / width);
    await writeFile(join(place, smallerName(fileName, step)), file, { flush: true });
  }
}

async function rewrite(path: string, type: ImageType, place: string, pixelLimit: number) {
  const { isMoving, ...picture } = await measure(path, type, pixelLimit);
  const { media_type } = picture;
  const options = { limitInputPixels: pixelLimit, failOn: 'error', animated: isMoving } as const;
  const upright = () => sharp(path, options).autoOrient();
  const file_name = newUploadName(media_type, isMoving ? undefined : picture);
  const stored = join(place, file_name);
  await encoders[media_type](upright()).timeout({ seconds: timeLimit }).toFile(stored);
  await flush(stored);
  const widths = isMoving ? [] : smallerWidths(picture.width);
  await writeSmaller(upright(), place, file_name, widths);
  const placeholder = await makePlaceholder(place, { file_name, widths });
  return { ...picture, file_name, size: (await stat(stored)).size, widths, placeholder };
}

/** Nothing of the sent bytes and no metadata is kept. @throws {UploadRefused} 422 */
export function rewritePicture(
  path: string,
  type: ImageType,
  place: string,
  pixelLimit: number,
): Promise<FinishedPicture> {
  return queueDecoding(() => rewrite(path, type, place, pixelLimit)).catch((error: unknown) => {
    throw refusal(error);
  });
}
