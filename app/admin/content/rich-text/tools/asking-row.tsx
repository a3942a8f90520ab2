import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { richTextTexts as texts } from '../texts.ts';
import styles from './asking-row.module.css';

interface AskingRowProps {
  title: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question between the toolbar and the text. Enter answers it, Escape leaves it. */
export function AskingRow({ title, confirm, onConfirm, onClose, children }: AskingRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);

  useEffect(() => row.current?.querySelector('input')?.focus(), []);

  function answer(event: KeyboardEvent) {
    // The library's dialog stands elsewhere in the page, but its keys arrive here.
    if (!(event.target instanceof Node && row.current?.contains(event.target))) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key !== 'Escape' && (event.key !== 'Enter' || isButton)) return;
    // The form around would be sent, or the dialog around closed.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onConfirm();
    else onClose();
  }

  return (
    <fieldset ref={row} className={styles.row} onKeyDown={answer}>
      <legend className="visuallyHidden">{title}</legend>
      {children}
      <div>
        <Button onClick={onConfirm}>{confirm}</Button>
        <Button variant="subtle" color="water.9" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
