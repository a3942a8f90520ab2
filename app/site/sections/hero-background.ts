import { drawingAddress, pictureFor } from '../../../domain/media/drawing.ts';
import type { ResolvedPicture } from '../../../domain/media/picture.ts';
import { drawingNamed } from './drawings.ts';

interface Background {
  picture: ResolvedPicture | null;
  drawing: string;
}

/** The editor's picture, a bundled drawing, or one that is made for the page. */
export function backgroundOf({ picture, drawing }: Background, seed: string) {
  const own = picture?.src ?? '';
  if (own === '' && drawing !== '') {
    const wide = drawingNamed(`${drawing}-hero`);
    const tall = drawingNamed(`${drawing}-hero-tall`);
    if (wide && tall) return { wide, tall };
  }
  return {
    wide: own || drawingAddress(seed, 'hero'),
    tall: pictureFor(own, seed, 'hero-tall'),
    ...(picture && { details: picture }),
  };
}
