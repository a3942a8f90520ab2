import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { isWebAddress } from '../../../../../domain/content/addresses/web-address.ts';
import { altLimit } from '../../../../../domain/media/upload.ts';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { richTextTexts as texts } from '../texts.ts';
import { AskingRow } from '../tools/asking-row.tsx';
import { useLeft } from '../tools/use-left.ts';

/** Puts a picture where the text is being written: uploaded, chosen or by its address. */
export function PictureRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const name = useId();
  const [{ src, alt }, fill, forget] = useLeft(editor, 'picture', { src: '', alt: '' });
  const [error, setError] = useState<string>();

  function insert() {
    // The server keeps pictures by https and of this site only.
    if (!isWebAddress(src) || /^http:/i.test(src)) return setError(texts.pictureRefused);
    const content = [{ type: 'figurePicture', attrs: { src, alt } }];
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'figure', content }, { type: 'paragraph' }])
      .run();
    forget();
    onClose();
  }

  return (
    <AskingRow title={texts.picture} onConfirm={insert} onClose={onClose} confirm={texts.insert}>
      <UploadField
        name={name}
        label={texts.pictureAddress}
        kind="image"
        value={src}
        error={error}
        onChange={(address) => fill(() => ({ src: address }))}
      />
      <TextInput
        label={texts.pictureAlt}
        description={texts.pictureAltHint}
        value={alt}
        maxLength={altLimit}
        onChange={({ currentTarget: { value } }) => fill(() => ({ alt: value }))}
      />
    </AskingRow>
  );
}
