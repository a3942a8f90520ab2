import { randomBytes } from 'node:crypto';
import { type MediaType, mediaTypes } from './media-type.ts';

/** Widths in px of the WebP and AVIF files that pages show, as far as the picture has them. */
const steps = [480, 800, 1200, 1600, 2400];

/**
 * The widths kept beside a still picture: the steps below its own, and its own unless the picture is
 * huge, so that no page ever shows an original. A small one stands for itself.
 */
export function smallerWidths(width: number): number[] {
  const [narrowest = 0, widest = 0] = [steps[0], steps.at(-1)];
  if (width <= narrowest) return [];
  return [...steps.filter((step) => step < width), ...(width <= widest ? [width] : [])];
}

/**
 * A name nobody can guess or choose: 128 random bits and our own extension. A still picture's name also
 * tells its size in px, as in `<32 hex>-w4000h3000.jpg`, so that a page finds the smaller files from
 * the address alone (app/ui/pictures/picture-sources.ts reads it); films and moving pictures have none.
 */
export function newUploadName(type: MediaType, still?: { width: number; height: number }): string {
  const size = still ? `-w${still.width}h${still.height}` : '';
  return `${randomBytes(16).toString('hex')}${size}.${mediaTypes[type].extension}`;
}

/** A name of the same kind for the captions of a film. */
export function newCaptionsName(): string {
  return `${randomBytes(16).toString('hex')}.vtt`;
}

/** The file of `width` px beside an upload. */
export function smallerName(fileName: string, width: number, format = 'webp'): string {
  return `${fileName.replace(/\.\w+$/, '')}-${width}.${format}`;
}

/** The WebP file that stands in while an AVIF file is still being made; null for any other name. */
export function fallbackName(name: string): string | null {
  return /-\d{1,4}\.avif$/.test(name) ? name.replace(/avif$/, 'webp') : null;
}

/** Matches the names made here and no others. */
export const uploadNamePattern =
  /^[0-9a-f]{32}(-w\d{1,5}(h\d{1,5})?(-\d{1,4}(?=\.(webp|avif)$))?)?\.(jpg|png|webp|avif|gif|mp4|webm|vtt)$/;
