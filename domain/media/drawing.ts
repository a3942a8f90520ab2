/**
 * The drawings the site makes for itself: each item (a study, a blog, a location page) has a folder of
 * SVG files under its seed, drawn when it is saved or with the first content (design.md section 5).
 */

/** Width and height in px of each kind of drawing; the file is a vector and scales. */
export const drawingSizes = {
  /** Cards and pictures in the text. */
  banner: { width: 900, height: 720 },
  /** The wide picture above an article. */
  wide: { width: 1400, height: 600 },
  /** Behind a page's headline from 768 px. */
  hero: { width: 1440, height: 740 },
  /** Behind a page's headline below 768 px. */
  'hero-tall': { width: 600, height: 820 },
} as const;

export type DrawingKind = keyof typeof drawingSizes;

const folder = '/media/drawings/';

/** The address of a drawing. The seed is a slug or a case study `_id`. */
export function drawingAddress(seed: string, kind: DrawingKind): string {
  return `${folder}${encodeURIComponent(seed)}/${kind}.svg`;
}

/** Whether a browser could show it; a study's picture field may hold any text. Zod-free, for islands. */
function isAddress(image: string): boolean {
  return /^(\/(?!\/)|https?:\/\/)\S+$/i.test(image);
}

/**
 * The picture of an item in the wanted shape: a drawing answers with its own kind for that shape, a
 * photo with itself, and an item without a picture with the drawing made for it when it was saved.
 */
export function pictureFor(image: string, seed: string, kind: DrawingKind): string {
  if (!isAddress(image)) return drawingAddress(seed, kind);
  const drawn =
    image.startsWith(folder) && /^([^/]+)\/banner\.svg$/.exec(image.slice(folder.length));
  return drawn ? `${folder}${drawn[1]}/${kind}.svg` : image;
}
