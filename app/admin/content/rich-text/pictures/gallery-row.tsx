import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { LibraryButton } from '../../../media/media-picker.tsx';
import { mediaTexts } from '../../../media/texts.ts';
import { FileChooser } from '../../../ui/fields/file-chooser.tsx';
import { Thumbnail } from '../../../ui/fields/thumbnail.tsx';
import { useUpload } from '../../../ui/fields/use-upload.ts';
import { AdminIcon } from '../../../ui/icons.tsx';
import { Actions } from '../../../ui/layout/layout.tsx';
import { Failure } from '../../../ui/loaded.tsx';
import { richTextTexts as texts } from '../texts.ts';
import { AskingRow } from '../tools/asking-row.tsx';
import { useLeft } from '../tools/use-left.ts';
import styles from './gallery-row.module.css';

/** Puts pictures side by side: several files at once, or one after another from the library. */
export function GalleryRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const empty: { pictures: string[] } = { pictures: [] };
  const [{ pictures }, fill, forget] = useLeft(editor, 'gallery', empty);
  const [error, setError] = useState<string | null>(null);
  const add = (src: string) =>
    fill((before) => ({ pictures: [...before.pictures.filter((one) => one !== src), src] }));
  const { running, failures, upload } = useUpload(add);

  function insert() {
    if (pictures.length === 0) return setError(texts.galleryEmpty);
    const content = pictures.map((src) => ({ type: 'figurePicture', attrs: { src, alt: '' } }));
    const gallery = { type: 'figure', attrs: { 'data-node': 'gallery' }, content };
    editor
      .chain()
      .focus()
      .insertContent([gallery, { type: 'paragraph' }])
      .run();
    forget();
    onClose();
  }

  return (
    <AskingRow
      title={texts.galleryTitle}
      onConfirm={insert}
      onClose={onClose}
      confirm={texts.insert}
    >
      <ul className={styles.pictures}>
        {pictures.map((src, index) => (
          <li key={src}>
            <Thumbnail src={src} />
            <button
              type="button"
              aria-label={texts.galleryRemove(index + 1)}
              onClick={() => fill(() => ({ pictures: pictures.filter((one) => one !== src) }))}
            >
              <AdminIcon name="delete" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {error && pictures.length === 0 ? error : texts.galleryCount(pictures.length)}
        {running && ` ${mediaTexts.progress(running)}`}
      </p>
      {failures.map(({ id, name, reason }) => (
        <Failure key={id}>{`${mediaTexts.notUploaded(name)} ${reason}`}</Failure>
      ))}
      <Actions data-gap="small">
        <FileChooser kind="image" multiple loading={running !== null} onChoose={upload}>
          {texts.galleryFiles}
        </FileChooser>
        <LibraryButton kind="image" onPick={add}>
          {texts.galleryLibrary}
        </LibraryButton>
      </Actions>
    </AskingRow>
  );
}
