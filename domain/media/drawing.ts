/** Drawn per item under its seed, when it is saved or with the first content (design.md section 5). */

export const drawingSizes = {
  banner: { width: 900, height: 720 },
  wide: { width: 1400, height: 600 },
  hero: { width: 1440, height: 740 },
  'hero-tall': { width: 600, height: 820 },
} as const;

export type DrawingKind = keyof typeof drawingSizes;

const folder = '/media/drawings/';

export function drawingAddress(seed: string, kind: DrawingKind): string {
  return `${folder}${encodeURIComponent(seed)}/${kind}.svg`;
}

/** Under what the drawings of a page stand. */
export function drawingSeedOfPath(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}

export function isDrawing(address: string): boolean {
  return address.startsWith(folder);
}

/** A picture field may hold any text. Free of zod, for islands. */
function isAddress(image: string): boolean {
  return /^(\/(?!\/)|https?:\/\/)\S+$/i.test(image);
}

export function pictureFor(image: string, seed: string, kind: DrawingKind): string {
  if (!isAddress(image)) return drawingAddress(seed, kind);
  const drawn =
    image.startsWith(folder) && /^([^/]+)\/banner\.svg$/.exec(image.slice(folder.length));
  return drawn ? `${folder}${drawn[1]}/${kind}.svg` : image;
}
