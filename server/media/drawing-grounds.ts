import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { pictureFor } from '../../domain/media/drawing.ts';
import { drawingName } from '../../media/pictures/drawings.ts';
import type { MediaStore } from '../../media/stores/store.ts';

/** Bytes of a drawing that hold its ground: the first rectangle (media/flow/svg.ts). */
const head = { start: 0, end: 511 };

/** Drawings whose ground is remembered; a drawing never changes. */
const maxKnown = 10_000;

/** Milliseconds a page waits for a slow store; it is told next time (fault F09). */
const readTimeout = 500;

/** Reads which ground an item's drawing has: its colour, or null for a photo and for a lost file. */
export function drawingGrounds(media: MediaStore) {
  const known = new Map<string, string>();

  async function groundAt(address: string, seed: string): Promise<string | null> {
    try {
      const file = await media.read(drawingName(decodeURIComponent(seed), 'banner'), head);
      if (!file) return null;
      const ground = /<rect [^>]*fill="([^"]+)"/.exec(await text(file))?.[1] ?? '';
      if (known.size < maxKnown) known.set(address, ground);
      return ground || null;
    } catch {
      // Unknown is no failure: the pictures then stand in any order.
      return null;
    }
  }

  return async (image: string, seed: string): Promise<string | null> => {
    const address = pictureFor(image, seed, 'banner');
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    const [, drawn] = /^\/media\/drawings\/([^/]+)\/banner\.svg$/.exec(address) ?? [];
    if (drawn === undefined) return null;
    return Promise.race([groundAt(address, drawn), setTimeout(readTimeout, null, { ref: false })]);
  };
}
