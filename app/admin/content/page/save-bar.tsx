import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { editorTexts as texts } from '../editor/texts.ts';
import { popupTexts } from '../texts/popup.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  changes: number;
  saving: boolean;
  onDiscard: () => void;
  onSaveDraft: () => void;
  children: ReactNode;
}

/** Stays in sight at the lower edge. */
export function SaveBar({ changes, saving, onDiscard, onSaveDraft, children }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p>{texts.changes(changes)}</p>
      {children}
      <Button variant="subtle" color="water.9" disabled={changes === 0} onClick={onDiscard}>
        {texts.discard}
      </Button>
      <Button
        variant="default"
        disabled={saving}
        // Not the button that Enter presses; what it needs the browser asks for all the same.
        onClick={({ currentTarget: { form } }) => form?.reportValidity() && onSaveDraft()}
      >
        {popupTexts.saveDraft}
      </Button>
      <Button type="submit" loading={saving}>
        {texts.update}
      </Button>
    </div>
  );
}
