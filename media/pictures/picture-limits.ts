import type { Metadata } from 'sharp';
import type { ImageType } from '../media-type.ts';
import { UploadRefused } from '../upload-refused.ts';

/**
 * How large a picture may be (threats T20 and T37, decision D66): what decoding it will take is known
 * from its header, and a format or depth that takes more per pixel may have fewer of them. The figures
 * are measured (`npm run bench -- k`) and rounded up.
 */

/** Bytes that reading a picture and writing its files may take at most; the goal is 300 MB with all around it. */
const memoryLimit = 240_000_000;

/** Pixels of all frames, of whatever format: a matter of time as well. */
export const pixelLimit = 50_000_000;

/** Pixels of the widest smaller file. */
const widestSmaller = 2_400;

/** What the limits depend on. */
export type PictureHeader = Pick<
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

/** Turning a picture holds all of it; others pass by line after line. */
function isTurned({ orientation = 1 }: PictureHeader): boolean {
  return orientation > 1;
}

function bytesOf(header: PictureHeader): number {
  return header.channels * (isDeep(header) ? 2 : 1);
}

/** Bytes a pixel takes while the picture is decoded and written again. */
const bytesPerPixel: Record<ImageType, (header: PictureHeader) => number> = {
  'image/jpeg'(header) {
    const { isProgressive, chromaSubsampling = '4:4:4', channels } = header;
    // A progressive one is complete only at its end: two bytes for each coefficient.
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

/** Bytes a pixel of the widest smaller file takes: its pixels and WebP's own work on them. */
function bytesPerSmaller({ channels, hasAlpha }: PictureHeader): number {
  return channels + (hasAlpha ? 28 : 13);
}

/** Megapixels that a picture like this may have. */
function megapixelsFor(header: PictureHeader): number {
  const { width, type, frames } = header;
  const share = frames > 1 ? 0 : Math.min(1, widestSmaller / width) ** 2;
  const perPixel = Math.max(
    bytesPerPixel[type](header) + header.channels * share,
    bytesPerSmaller(header) * share,
  );
  return Math.min(pixelLimit, memoryLimit / perPixel) / 1e6;
}

/** What of the picture its limit comes from, such as 'interlaced 16-bit PNG'. */
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

/** Without a last digit that would promise more than there is. */
function shown(megapixels: number): string {
  const digits = megapixels < 10 ? 10 : 1;
  return String(Math.floor(megapixels * digits) / digits);
}

/** @throws {UploadRefused} 422 when decoding the picture would take too much memory. */
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
