import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type DrawingKind, drawingSizes } from '../../../domain/media/drawing.ts';
import { brandDrawing, recoloured } from '../../../media/flow/brand-drawing.ts';
import { drawingName } from '../../../media/pictures/drawings.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import type { MakeFile } from './brand-file.ts';

const isDrawingKind = (kind: string): kind is DrawingKind => Object.hasOwn(drawingSizes, kind);

function drawnFile(svg: string) {
  // Its address is final for the file that it was made of, but not for the code that makes it.
  return { type: 'image/svg+xml', body: Buffer.from(svg), isFinal: false };
}

function seedOf(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** The drawings of items, which are stored in the first brand's look, or made when they are missing. */
export function itemDrawings(
  media: MediaStore,
  drawMissing: (seed: string) => Promise<void>,
): MakeFile {
  return async (look, name) => {
    const [, encoded = '', kind = ''] =
      /^media\/drawings\/([^/]+)\/([a-z-]+)\.svg$/.exec(name) ?? [];
    const seed = seedOf(encoded);
    if (!seed || !isDrawingKind(kind)) return null;
    const path = drawingName(seed, kind);
    if (!(await media.find(path))) await drawMissing(seed);
    const stored = await media.read(path);
    if (!stored) return null;
    const isHero = kind.startsWith('hero');
    return drawnFile(brandDrawing({ svg: await text(stored), seed, isHero }, look));
  };
}

/** The portraits of the first content. */
export function drawnPortraits(media: MediaStore): MakeFile {
  return async (look, name) => {
    const [, path] = /^media\/(portraits\/[a-z0-9-]+\.svg)$/.exec(name) ?? [];
    const stored = path ? await media.read(path) : null;
    return stored ? drawnFile(recoloured(await text(stored), look)) : null;
  };
}

/** The route between offices is a map, whatever the motif. */
const isMap = (name: string) => name.startsWith('route');

/** The drawings of fixed places: built ones, and in development those of app/pictures. */
export function bundledDrawings(client: string | null): MakeFile {
  const folder = client ?? resolve(import.meta.dirname, '../../..');
  const pattern = client
    ? /^(assets\/([a-z0-9-]+)-[\w-]{8}\.svg)$/
    : /^(app\/pictures\/([a-z0-9-]+)\.svg)$/;
  return async (look, asked) => {
    const [, path, name] = pattern.exec(asked) ?? [];
    if (!path || !name) return null;
    const svg = await readFile(join(folder, path), 'utf8').catch(() => null);
    if (svg === null) return null;
    const motif = isMap(name) ? 'channels' : look.motif;
    const seed = name.replace(/-tall$/, '');
    const drawing = { svg, seed, isHero: name.includes('hero') };
    return drawnFile(brandDrawing(drawing, { ...look, motif }));
  };
}
