import type { PictureSize, ResolvedPicture } from './picture.ts';

/** How the picture of a thing stands on the ground of its client (decision 0044). */
type Placing = 'phone' | 'print' | 'desk' | 'whole';

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

/** Of a desk the part where reading begins; of the others all, with some air at the sides. */
const narrowScale: Record<Placing, number> = { phone: 1.06, print: 1.06, whole: 1.06, desk: 0.64 };

/**
 * The same drawing as phones show it (R-9-12): another view of it. Browsers do not tell addresses
 * apart by their fragment, so a query does.
 */
export function narrowView(src: string, { width, height, placing }: Placed): string {
  if (!src.endsWith('.svg')) return src;
  const scale = narrowScale[placing];
  const [viewWidth, viewHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const left = Math.min(0, Math.round((width - viewWidth) / 2));
  return `${src}?narrow#svgView(viewBox(${left},0,${viewWidth},${viewHeight}))`;
}
