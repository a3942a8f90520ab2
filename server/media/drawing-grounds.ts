import { pictureFor } from '../../domain/media/drawing.ts';
import { drawingName } from '../../media/pictures/drawings.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { fileHeads } from './file-heads.ts';

/** They hold the first rectangle, which is the background (media/flow/svg.ts). */
const headBytes = 512;

function groundIn(head: string): string | null {
  return /<rect [^>]*fill="([^"]+)"/.exec(head)?.[1] ?? null;
}

function drawingNameAt(address: string): string | null {
  const [, seed] = /^\/media\/drawings\/([^/]+)\/banner\.svg$/.exec(address) ?? [];
  try {
    return seed === undefined ? null : drawingName(decodeURIComponent(seed), 'banner');
  } catch {
    return null;
  }
}

export function drawingGrounds(media: MediaStore) {
  const groundOf = fileHeads(media, headBytes, groundIn);
  return async (image: string, seed: string): Promise<string | null> => {
    const name = drawingNameAt(pictureFor(image, seed, 'banner'));
    return name === null ? null : groundOf(name);
  };
}
