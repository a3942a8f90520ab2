/** Pixels of the files kept of an upload, as media/upload-name.ts makes them. */
const steps = [480, 800, 1200, 1600, 2400];

/** Of uploads whose name tells no height; they have no AVIF files. */
const earlierSteps = [480, 800, 1200, 1600];

/** Widest file for a browser that does not understand `srcset`. */
const plainWidth = 1200;

interface PictureSources {
  src: string;
  srcSet?: string;
  /** The same widths as AVIF, for a `<source>` before the picture. */
  avif?: string;
}

interface Upload {
  /** The address without its extension. */
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
  if (isEarlier) return earlierSteps.filter((step) => step < width);
  if (width <= 480) return [];
  return [...steps.filter((step) => step < width), ...(width <= 2400 ? [width] : [])];
}

/** What the names of an upload's smaller files begin with; null for any other picture. */
export function uploadStart(src: string): string | null {
  const upload = uploadOf(src);
  return upload && widthsOf(upload).length > 0 ? upload.start.slice('/media/'.length) : null;
}

/**
 * The files a page offers for a picture. A still upload tells its size in px in its name
 * (`/media/<32 hex>-w4000h3000.jpg`), and each smaller file's address follows from it
 * (`…-w4000h3000-480.webp`); so no page asks the database. Any other picture stands for itself.
 */
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
