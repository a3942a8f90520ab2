import { useEffect, useRef, useState } from 'react';
import {
  deleteUploadCall,
  type LibraryUpload,
  replaceUploadCall,
  updateCaptions,
  updateUploadCall,
} from '../../../domain/api/media/uploads.ts';
import { apiAction } from '../api-action.ts';
import { screenMeta } from '../screen-meta.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Library } from './library.tsx';
import { mediaTexts as texts } from './texts.ts';

export const clientAction = apiAction(
  updateUploadCall,
  updateCaptions,
  replaceUploadCall,
  deleteUploadCall,
);

export function meta() {
  return screenMeta(texts.title);
}

export default function Media() {
  const [chosen, setChosen] = useState<LibraryUpload | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const id = chosen?.upload_id;

  // On a phone they stand above all files, far from the one that was pressed.
  useEffect(() => {
    if (id) screen.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  return (
    <div ref={screen}>
      <PageTitle title={texts.title} />
      <Library kind="all" chosen={chosen} onChoose={setChosen} />
    </div>
  );
}
