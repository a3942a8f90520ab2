import { useEffect, useState } from 'react';
import {
  type LibraryUpload,
  listUploads,
  updateUploadCall,
} from '../../../../../domain/api/media/uploads.ts';
import { messageOf, request } from '../../../api.ts';

const uploads = '/media/';

async function findUpload(src: string): Promise<LibraryUpload | null> {
  const query = {
    find: src.slice(uploads.length),
    page: 1,
    kind: 'image',
    unused: false,
    sort: 'newest',
  } as const;
  const { uploads: found } = await request(listUploads, { query });
  return found.find(({ address }) => address === src) ?? null;
}

type Words = Pick<LibraryUpload, 'alt' | 'caption'>;

/** The last words that were saved in the library, and why they were not. */
interface Given {
  field: keyof Words;
  failure?: string;
}

/** What the library says of a picture; asked once its panel is open. Null for a picture of elsewhere. */
export function useLibraryWords(src: string) {
  const [upload, setUpload] = useState<LibraryUpload | null>(null);
  const [state, setState] = useState<Given | null>(null);

  useEffect(() => {
    let isCurrent = true;
    setUpload(null);
    setState(null);
    if (src.startsWith(uploads)) {
      // A hint only: without it the words are typed.
      findUpload(src).then(
        (found) => isCurrent && setUpload(found),
        () => {},
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [src]);

  async function give(words: Partial<Words>): Promise<void> {
    if (!upload) return;
    const params = { id: upload.upload_id };
    const field = words.alt === undefined ? 'caption' : 'alt';
    try {
      await request(updateUploadCall, { params, body: words });
      setUpload({ ...upload, ...words });
      setState({ field });
    } catch (error) {
      setState({ field, failure: messageOf(error) });
    }
  }

  return { words: upload, state, give };
}

export type LibraryWords = ReturnType<typeof useLibraryWords>;
