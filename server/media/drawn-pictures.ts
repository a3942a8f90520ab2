import type { MediaStore } from '../../media/stores/store.ts';
import { artefactDetails } from './artefact-details.ts';
import { drawingGrounds } from './drawing-grounds.ts';
import { filmWords } from './film-words.ts';

/** What the files of drawn pictures and of captions say. */
export function drawnPictures(media: MediaStore) {
  return {
    groundOf: drawingGrounds(media),
    artefactOf: artefactDetails(media),
    wordsOf: filmWords(media),
  };
}
