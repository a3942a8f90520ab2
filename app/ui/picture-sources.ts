/** Pixels of the smaller WebP files kept of an upload, as far as they are below its own width. */
const smallerWidths = [480, 800, 1200, 1600];

/** Widest file for a browser that does not understand `srcset`. */
const plainWidth = 1200;

interface PictureSources {
  src: string;
  srcSet?: string;
}

/**
 * The files a page offers for a picture. A still upload tells its width in px in its name
 * (`/media/<32 hex>-w4000.jpg`, made in media/upload-name.ts), and each smaller file's address follows
 * from it (`…-w4000-480.webp`); so no page asks the database. `widths` are the smaller files known to
 * exist, when the caller does know. Any other picture stands for itself.
 */
export function pictureSources(src: string, widths?: number[]): PictureSources {
  const upload = /^(\/media\/[0-9a-f]{32}-w(\d+))\.(jpg|png|webp|avif)$/.exec(src);
  if (!upload) return { src };
  const [, start, digits] = upload;
  const ownWidth = Number(digits);
  const smaller = widths ?? smallerWidths.filter((width) => width < ownWidth);
  if (smaller.length === 0) return { src };
  const files = smaller.map((width) => ({ width, address: `${start}-${width}.webp` }));
  const plain = files.findLast(({ width }) => width <= plainWidth);
  // A huge original is for keeping, not for showing; one that fits between the steps is its own largest.
  if (ownWidth <= Math.max(...smallerWidths)) files.push({ width: ownWidth, address: src });
  return {
    src: ownWidth > plainWidth && plain ? plain.address : src,
    srcSet: files.map(({ address, width }) => `${address} ${width}w`).join(', '),
  };
}
