import type { Metadata } from 'sharp';
import type { ImageType } from '../media-type.ts';
import { UploadRefused } from '../upload-refused.ts';

/** Memory per pixel by format, measured with `npm run bench -- k` (threats T20, T37, decision D66). */

/** Bytes for decoding and encoding; the goal is 300 MB with the rest of the process. */
const memoryLimit = 240_000_000;

/** Of all frames: limits time as well. */
export const pixelLimit = 50_000_000;

const widestSmaller = 2_400;

type PictureHeader = Pick<
  Metadata,
  | 'bitsPerSample'
  | 'channels'
  | 'chromaSubsampling'
  | 'depth'
  | 'hasAlpha'
  | 'isProgressive'
  | 'orientation'
> & { type: ImageType; width: number; height: number; frames: number };

const names: Record<ImageType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
};

function isDeep({ depth, bitsPerSample = 8 }: PictureHeader): boolean {
  return depth !== 'uchar' || bitsPerSample > 8;
}

/** Turning holds the whole picture; others are read line by line. */
function isTurned({ orientation = 1 }: PictureHeader): boolean {
  return orientation > 1;
}

function bytesOf(header: PictureHeader): number {
  return header.channels * (isDeep(header) ? 2 : 1);
}

const bytesPerPixel: Record<ImageType, (header: PictureHeader) => number> = {
  'image/jpeg'(header) {
    const { isProgressive, chromaSubsampling = '4:4:4', channels } = header;
    // A progressive JPEG holds two bytes for each coefficient until its end.
    const coefficients = chromaSubsampling === '4:2:0' ? channels / 2 : channels;
    return 0.5 + (isProgressive ? 2 * coefficients : 0) + (isTurned(header) ? channels : 0);
  },
  'image/png'(header) {
    const isHeld = header.isProgressive || isTurned(header);
    return 0.8 + (isHeld ? bytesOf(header) * 1.2 : 0);
  },
  'image/webp': ({ hasAlpha, frames }) => (frames > 1 ? 6 : hasAlpha ? 21.5 : 11.6),
  'image/avif'(header) {
    if (isDeep(header)) return 26.5;
    return header.hasAlpha ? 20 : 18.5;
  },
  'image/gif': () => 10,
};

function bytesPerSmaller({ channels, hasAlpha }: PictureHeader): number {
  return channels + (hasAlpha ? 28 : 13);
}

function megapixelsFor(header: PictureHeader): number {
  const { width, type, frames } = header;
  const share = frames > 1 ? 0 : Math.min(1, widestSmaller / width) ** 2;
  const perPixel = Math.max(
    bytesPerPixel[type](header) + header.channels * share,
    bytesPerSmaller(header) * share,
  );
  return Math.min(pixelLimit, memoryLimit / perPixel) / 1e6;
}

function kindOf(header: PictureHeader): string {
  const { type, isProgressive, hasAlpha, frames } = header;
  const words = [
    frames > 1 && 'moving',
    isTurned(header) && (type === 'image/jpeg' || type === 'image/png') && 'turned',
    isProgressive && (type === 'image/png' ? 'interlaced' : 'progressive'),
    isDeep(header) && `${type === 'image/png' ? 16 : (header.bitsPerSample ?? 16)}-bit`,
    hasAlpha && type !== 'image/gif' && 'transparent',
    names[type],
  ];
  return words.filter(Boolean).join(' ');
}

function shown(megapixels: number): string {
  const digits = megapixels < 10 ? 10 : 1;
  return String(Math.floor(megapixels * digits) / digits);
}

/** @throws {UploadRefused} 422 */
export function refuseTooManyPixels(header: PictureHeader, limit = pixelLimit): void {
  const megapixels = (header.width * header.height * header.frames) / 1e6;
  const allowed = Math.min(megapixelsFor(header), limit / 1e6);
  if (megapixels <= allowed) return;
  const kind = kindOf(header);
  const shape = header.width < widestSmaller && header.frames === 1 ? ' of this width' : '';
  throw new UploadRefused(
    422,
    `This ${kind} has ${(Math.ceil(megapixels * 10) / 10).toFixed(1)} megapixels; ${kind} pictures${shape} may have up to ${shown(allowed)} megapixels.`,
  );
}
