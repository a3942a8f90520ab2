import { plainText } from '../../domain/content/text/rich-text.ts';
import { artefactName } from '../../domain/media/artefact.ts';
import type { PictureDetails } from '../../domain/media/picture.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { fileHeads } from './file-heads.ts';

/** Of the root and the title, which has at most forty words. */
const headBytes = 1_024;

function detailsIn(head: string): PictureDetails | null {
  const [, root = ''] = /<svg ([^>]+)>/.exec(head) ?? [];
  const numberOf = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(root)?.[1]);
  const size = { width: numberOf('width'), height: numberOf('height') };
  const [, title] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const alt = title && { alt: plainText(title) };
  return size.width > 0 && size.height > 0 ? { size, ...alt } : null;
}

/** What artefacts say of themselves; the library knows what was uploaded alone. */
export function artefactDetails(media: MediaStore) {
  const detailsOf = fileHeads(media, headBytes, detailsIn);
  return async (address: string): Promise<PictureDetails | null> => {
    const name = artefactName(address);
    return name === null ? null : detailsOf(name);
  };
}
