import { useState } from 'react';
import {
  deleteUploadCall,
  type LibraryUpload,
  replaceUploadCall,
  updateCaptions,
  updateUploadCall,
} from '../../../domain/api/media/uploads.ts';
import { apiAction } from '../api-action.ts';
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
  return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
}

export default function Media() {
  const [chosen, setChosen] = useState<LibraryUpload | null>(null);
  return (
    <>
      <PageTitle title={texts.title} />
      <Library kind="all" chosen={chosen} onChoose={setChosen} />
    </>
  );
}
