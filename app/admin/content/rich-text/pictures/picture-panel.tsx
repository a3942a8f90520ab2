import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { pictureSources } from '../../../../../domain/media/picture-sources.ts';
import { LibraryButton } from '../../../media/media-picker.tsx';
import { mediaTexts } from '../../../media/texts.ts';
import { FileChooser } from '../../../ui/fields/file-chooser.tsx';
import { useUpload } from '../../../ui/fields/use-upload.ts';
import { Actions } from '../../../ui/layout/layout.tsx';
import { richTextTexts as texts } from '../texts.ts';
import { AltField } from './alt-field.tsx';
import { CaptionField } from './caption-field.tsx';
import styles from './picture-panel.module.css';
import {
  pictureWidths,
  removePicture,
  replacePicture,
  type SelectedPicture,
  selectedPicture,
  setCaption,
  setPicture,
  setWidth,
} from './picture-state.ts';
import { useLibraryWords } from './use-library-words.ts';

interface PictureToolsProps {
  editor: Editor;
  panel: RefObject<HTMLFieldSetElement | null>;
}

/** What can be done to the selected picture, or the way back to one that was removed. */
export function PictureTools({ editor, panel }: PictureToolsProps) {
  const { picture, doc } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ picture: selectedPicture(now), doc: now.state.doc }),
    equalityFn: (one, other) =>
      one.doc === other?.doc && JSON.stringify(one.picture) === JSON.stringify(other?.picture),
  });
  const [without, setWithout] = useState<typeof doc | null>(null);

  function remove(chosen: SelectedPicture) {
    removePicture(editor, chosen);
    setWithout(editor.state.doc);
  }

  if (picture) {
    return (
      <Panel key={picture.src} editor={editor} picture={picture} panel={panel} onRemove={remove} />
    );
  }
  return (
    <div role="status">
      {without === doc && (
        <Actions data-gap="small">
          {texts.pictureRemoved}{' '}
          <Button variant="subtle" onClick={() => editor.chain().focus().undo().run()}>
            {texts.undo}
          </Button>
        </Actions>
      )}
    </div>
  );
}

interface PanelProps extends PictureToolsProps {
  picture: SelectedPicture;
  onRemove: (picture: SelectedPicture) => void;
}

function Panel({ editor, picture, panel, onRemove }: PanelProps) {
  const library = useLibraryWords(picture.src);

  function leave(event: KeyboardEvent) {
    // A picker over the page has keys of its own.
    if (!(event.target instanceof Node && panel.current?.contains(event.target))) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    editor.view.focus();
  }

  return (
    <fieldset ref={panel} className={styles.panel} onKeyDown={leave}>
      <legend className="visuallyHidden">{texts.blocks.picture[0]}</legend>
      <img className={styles.picture} src={pictureSources(picture.src).src} alt="" />
      <div className={styles.fields}>
        <AltField
          picture={picture}
          library={library}
          onChange={(attributes) => setPicture(editor, picture, attributes)}
        />
        <CaptionField
          caption={picture.caption}
          library={library}
          onChange={(words) => setCaption(editor, picture, words)}
        />
        <Widths editor={editor} picture={picture} />
        <Replacing onReplace={(src) => replacePicture(editor, picture, src)}>
          <Button variant="subtle" className={styles.remove} onClick={() => onRemove(picture)}>
            {texts.remove}
          </Button>
        </Replacing>
      </div>
    </fieldset>
  );
}

function Widths({ editor, picture }: Pick<PanelProps, 'editor' | 'picture'>) {
  const name = useId();
  return (
    <fieldset className={styles.widths}>
      <legend>{texts.width}</legend>
      <div>
        {pictureWidths.map((width) => (
          <label key={width}>
            <input
              type="radio"
              name={name}
              checked={picture.width === width}
              onChange={() => setWidth(editor, picture, width)}
            />
            {texts.widths[width]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ReplacingProps {
  onReplace: (src: string) => boolean;
  children: React.ReactNode;
}

/** Another file in the picture's place; its words stay. */
function Replacing({ onReplace, children }: ReplacingProps) {
  const { running, failure, upload } = useUpload((src, { name }) =>
    onReplace(src) ? null : texts.notPlaced(name),
  );
  return (
    <>
      <Actions data-gap="small">
        <FileChooser kind="image" loading={running !== null} onChoose={upload}>
          {texts.replace}
        </FileChooser>
        <LibraryButton kind="image" onPick={onReplace}>
          {mediaTexts.library}
        </LibraryButton>
        {children}
      </Actions>
      <div role="status">
        {running && <small>{mediaTexts.progress(running)}</small>}
        {failure && <small>{`${mediaTexts.notUploaded(failure.name)} ${failure.reason}`}</small>}
      </div>
    </>
  );
}
