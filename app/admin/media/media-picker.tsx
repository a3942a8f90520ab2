import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { LibraryUpload } from '../../../domain/api/media/uploads.ts';
import { Library } from './library.tsx';
import styles from './media-picker.module.css';
import { mediaTexts as texts } from './texts.ts';

interface MediaPickerProps {
  kind: 'image' | 'video';
  onPick: (address: string) => void;
  onClose: () => void;
}

/** The library in a dialog over a form. */
export function MediaPicker({ kind, onPick, onClose }: MediaPickerProps) {
  const [chosen, setChosen] = useState<LibraryUpload | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      size="76rem"
      title={kind === 'image' ? texts.pickImage : texts.pickVideo}
    >
      <Library kind={kind} chosen={chosen} onChoose={setChosen} />
      <div className={styles.foot}>
        <small>{texts.dropHint}</small>
        <Button variant="subtle" color="water.9" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={!chosen} onClick={() => chosen && onPick(chosen.address)}>
          {kind === 'image' ? texts.useImage : texts.useVideo}
        </Button>
      </div>
    </Modal>
  );
}
