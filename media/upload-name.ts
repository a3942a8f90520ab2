import { randomBytes } from 'node:crypto';
import { type MediaType, mediaTypes } from './media-type.ts';

/** Widths in px of the smaller WebP files kept beside a still picture that is wider. */
export const smallerWidths = [480, 800, 1200, 1600];

/** The steps below a picture's own width. */
export function widthsBelow(width: number): number[] {
  return smallerWidths.filter((step) => step < width);
}

/**
 * A name nobody can guess or choose: 128 random bits and our own extension. A still picture's name also
 * tells its width in px, as in `<32 hex>-w4000.jpg`, so that a page finds the smaller files from the
 * address alone (app/ui/picture-sources.ts reads it); films and moving pictures have none.
 */
export function newUploadName(type: MediaType, stillWidth?: number): string {
  const width = stillWidth === undefined ? '' : `-w${stillWidth}`;
  return `${randomBytes(16).toString('hex')}${width}.${mediaTypes[type].extension}`;
}

/** The WebP file of `width` px beside an upload. */
export function smallerName(fileName: string, width: number): string {
  return `${fileName.replace(/\.\w+$/, '')}-${width}.webp`;
}

/** Matches the names made here and no others. */
export const uploadNamePattern =
  /^[0-9a-f]{32}(-w\d{1,5}(-\d{1,4}(?=\.webp$))?)?\.(jpg|png|webp|avif|gif|mp4|webm)$/;
