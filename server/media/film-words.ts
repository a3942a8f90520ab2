import { captionsLimit, transcriptOf } from '../../domain/media/captions.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { fileHeads } from './file-heads.ts';

/** What the captions at an address of this site say; null without such a file. */
export function filmWords(media: MediaStore) {
  const wordsOf = fileHeads(media, captionsLimit, transcriptOf);
  return async (captions: string): Promise<string[] | null> => {
    const [, name] = /^\/media\/([a-z0-9/-]+\.vtt)$/.exec(captions) ?? [];
    return name === undefined ? null : wordsOf(name);
  };
}
