import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFor } from '../domain/drawing.ts';
import { drawingFolder } from '../media/drawings.ts';

/** Bytes of a drawing that hold its ground: the first rectangle (media/flow/svg.ts). */
const headLength = 512;

/** Drawings whose ground is remembered; a drawing never changes. */
const mostKnown = 10_000;

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads which ground an item's drawing has: its colour, or null for a photo and for a lost file. */
export function drawingGrounds(mediaDir: string) {
  const known = new Map<string, string>();
  return async (image: string, seed: string): Promise<string | null> => {
    const address = pictureFor(image, seed, 'banner');
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    const [, drawn] = /^\/media\/drawings\/([^/]+)\/banner\.svg$/.exec(address) ?? [];
    if (drawn === undefined) return null;
    try {
      const folder = drawingFolder(decodeURIComponent(drawn));
      const head = await headOf(join(mediaDir, 'drawings', folder, 'banner.svg'));
      const ground = /<rect [^>]*fill="([^"]+)"/.exec(head)?.[1] ?? '';
      if (known.size < mostKnown) known.set(address, ground);
      return ground || null;
    } catch {
      // Unknown is no failure: the pictures then stand in any order.
      return null;
    }
  };
}
