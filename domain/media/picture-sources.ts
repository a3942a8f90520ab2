import { smallerWidths } from './smaller-widths.ts';

/** Of uploads whose name has no height; they have no AVIF files. */
const earlierSteps = [480, 800, 1200, 1600];

const plainWidth = 1200;

interface PictureSources {
  src: string;
  srcSet?: string;
  avif?: string;
}

interface Upload {
  start: string;
  width: number;
  isEarlier: boolean;
}

function uploadOf(src: string): Upload | null {
  const parts = /^(\/media\/[0-9a-f]{32}-w(\d+)(h\d+)?)\.(?:jpg|png|webp|avif)$/.exec(src);
  if (!parts) return null;
  const [, start = '', digits, height] = parts;
  return { start, width: Number(digits), isEarlier: height === undefined };
}

function widthsOf({ width, isEarlier }: Upload): number[] {
  return isEarlier ? earlierSteps.filter((step) => step < width) : smallerWidths(width);
}

export function uploadStart(src: string): string | null {
  const upload = uploadOf(src);
  return upload && widthsOf(upload).length > 0 ? upload.start.slice('/media/'.length) : null;
}

/** An upload's name holds its size, so the addresses of its smaller files need no database. */
export function pictureSources(src: string): PictureSources {
  const upload = uploadOf(src);
  const widths = upload ? widthsOf(upload) : [];
  if (!upload || widths.length === 0) return { src };
  const { start, width: ownWidth, isEarlier } = upload;
  const setOf = (format: string) =>
    widths.map((width) => `${start}-${width}.${format} ${width}w`).join(', ');
  const plain = `${start}-${widths.findLast((width) => width <= plainWidth)}.webp`;
  if (!isEarlier) return { src: plain, srcSet: setOf('webp'), avif: setOf('avif') };
  // An earlier upload between two steps is its own largest.
  const own = ownWidth <= Math.max(...earlierSteps) ? `, ${src} ${ownWidth}w` : '';
  return { src: ownWidth > plainWidth ? plain : src, srcSet: setOf('webp') + own };
}
