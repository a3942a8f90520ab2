import { useEffect, useState } from 'react';
import {
  type LibraryUpload,
  listUploads,
  updateUploadCall,
} from '../../../../../domain/api/media/uploads.ts';
import { messageOf, request } from '../../../api.ts';

const uploads = '/media/';

async function findUpload(src: string): Promise<LibraryUpload | null> {
  const query = { find: src.slice(uploads.length), page: 1, kind: 'image', unused: false } as const;
  const { uploads: found } = await request(listUploads, { query });
  return found.find(({ address }) => address === src) ?? null;
}

/** What the library says of a picture; asked once its panel is open. Null for a picture of elsewhere. */
export function useLibraryWords(src: string) {
  const [upload, setUpload] = useState<LibraryUpload | null>(null);
  const [state, setState] = useState<'given' | { failure: string } | null>(null);

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

  async function give(alt: string): Promise<void> {
    if (!upload) return;
    const { upload_id: id, focus, poster } = upload;
    try {
      await request(updateUploadCall, { params: { id }, body: { alt, focus, poster } });
      setUpload({ ...upload, alt });
      setState('given');
    } catch (error) {
      setState({ failure: messageOf(error) });
    }
  }

  return { words: upload?.alt ?? null, state, give };
}
