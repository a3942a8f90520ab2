import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { pictureFor } from '../../domain/media/drawing.ts';
import { drawingName } from '../../media/pictures/drawings.ts';
import type { MediaStore } from '../../media/stores/store.ts';

/** Byte range of the first rectangle, which is the background (media/flow/svg.ts). */
const head = { start: 0, end: 511 };

/** A drawing never changes, so its colour is cached. */
const maxKnown = 10_000;

/** A slow store must not delay a page; the result is cached for the next one (fault F09). */
const readTimeout = 500;

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
