import type { MediaStore } from '../../media/stores/store.ts';
import { artefactDetails } from './artefact-details.ts';
import { drawingGrounds } from './drawing-grounds.ts';

/** What the files of drawn pictures say of themselves. */
export function drawnPictures(media: MediaStore) {
  return { groundOf: drawingGrounds(media), artefactOf: artefactDetails(media) };
}
