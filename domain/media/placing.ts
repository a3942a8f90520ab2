import type { PictureSize, ResolvedPicture } from './picture.ts';

/** How the picture of a thing stands on the ground of its client (decision 0044). */
export type Placing = 'phone' | 'print' | 'desk' | 'whole';

export interface Placed extends PictureSize {
  placing: Placing;
}

/** The names of uploads hold their size. */
function sizeInName(src: string): PictureSize | null {
  const [, width, height] = /-w(\d+)h(\d+)\.png$/.exec(src) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

function placingFor({ width, height }: PictureSize): Placing {
  const ratio = width / height;
  if (ratio < 0.62) return 'phone';
  if (ratio < 1) return 'print';
  return ratio > 1.38 && ratio < 1.63 ? 'desk' : 'whole';
}

/**
 * By the picture's own ratio, where it has a ground. Null for what fills its frame: photographs, drawings
 * and all whose size is not known.
 */
export function placedOn(ground: string, picture: ResolvedPicture): Placed | null {
  const size = picture.size ?? sizeInName(picture.src);
  return ground !== '' && size ? { ...size, placing: placingFor(size) } : null;
}
