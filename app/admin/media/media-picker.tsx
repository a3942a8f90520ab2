import { Button, CloseButton, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { LibraryUpload } from '../../../domain/api/media/uploads.ts';
import { useBackCloses } from '../ui/dialog/use-back-closes.ts';
import { useFocusBack } from '../ui/dialog/use-focus-back.ts';
import { FormUploads } from '../ui/fields/form-uploads.ts';
import { Library } from './library.tsx';
import styles from './media-picker.module.css';
import { mediaTexts as texts } from './texts.ts';

interface LibraryButtonProps {
  kind: 'image' | 'video';
  onPick: (address: string) => void;
  children: ReactNode;
}

/** Opens the library to take one file from it. */
export function LibraryButton({ kind, onPick, children }: LibraryButtonProps) {
  const [isPicking, setPicking] = useState(false);
  const close = () => setPicking(false);

  function pick(address: string) {
    close();
    onPick(address);
  }

  return (
    <>
      <Button variant="default" onClick={() => setPicking(true)}>
        {children}
      </Button>
      {isPicking && <MediaPicker kind={kind} onPick={pick} onClose={close} />}
    </>
  );
}

interface MediaPickerProps extends Omit<LibraryButtonProps, 'children'> {
  onClose: () => void;
}

function MediaPicker({ kind, onPick, onClose }: MediaPickerProps) {
  const [chosen, setChosen] = useState<LibraryUpload | null>(null);
  useBackCloses(true, onClose);
  useFocusBack();
  return (
    <Modal.Root opened onClose={onClose} size="76rem">
      <Modal.Overlay />
      {/* Without Mantine's <header>, which the popup under it has already. */}
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title>{kind === 'image' ? texts.pickImage : texts.pickVideo}</Modal.Title>
          <CloseButton size={44} iconSize={24} aria-label={texts.close} onClick={onClose} />
        </div>
        <Modal.Body>
          <FormUploads value={null}>
            <Library kind={kind} chosen={chosen} onChoose={setChosen} />
          </FormUploads>
          <div className={styles.foot}>
            <small>{texts.dropHint}</small>
            <Button variant="subtle" color="water.9" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button disabled={!chosen} onClick={() => chosen && onPick(chosen.address)}>
              {kind === 'image' ? texts.useImage : texts.useVideo}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
