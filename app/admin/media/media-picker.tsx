import { Button, CloseButton, Modal } from '@mantine/core';
import { useState } from 'react';
import type { LibraryUpload } from '../../../domain/api/media/uploads.ts';
import { overlay } from '../shell/theme.ts';
import { useBackCloses } from '../ui/dialog/use-back-closes.ts';
import { FormUploads } from '../ui/fields/form-uploads.ts';
import { Library } from './library.tsx';
import styles from './media-picker.module.css';
import { mediaTexts as texts } from './texts.ts';

interface MediaPickerProps {
  kind: 'image' | 'video';
  onPick: (address: string) => void;
  onClose: () => void;
}

export function MediaPicker({ kind, onPick, onClose }: MediaPickerProps) {
  const [chosen, setChosen] = useState<LibraryUpload | null>(null);
  useBackCloses(true, onClose);
  return (
    <Modal.Root opened onClose={onClose} size="76rem">
      <Modal.Overlay {...overlay} />
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
