import { ownPaths } from '../../../domain/moving/own-export.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { uploadNamePattern } from '../../../media/upload-name.ts';
import type { Sink } from './sink.ts';

/** Made of another file: a smaller size of a picture, a compressed drawing. */
function isMade(name: string): boolean {
  return name.endsWith('.br') || (uploadNamePattern.test(name) && /-\d{1,4}\.\w+$/.test(name));
}

/** Where a file of the media store stands in an export. */
function mediaPath(name: string): string {
  return `${isMade(name) ? ownPaths.mediaSizes : ownPaths.media}/${name}`;
}

export async function addMedia(
  media: MediaStore,
  add: Sink['add'],
  onFile: () => void,
): Promise<void> {
  for (const name of await media.list()) {
    const content = await media.read(name);
    // Deleted since the list was read.
    if (content) await add(mediaPath(name), content);
    onFile();
  }
}
