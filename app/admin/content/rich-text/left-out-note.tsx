import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Actions } from '../../ui/layout/layout.tsx';
import styles from './left-out-note.module.css';
import type { LeftOut } from './paste/left-out.ts';
import { richTextTexts as texts } from './texts.ts';

interface LeftOutNoteProps {
  /** The bold sentence; empty while there is nothing to say. */
  title: string;
  more?: string;
  parts: LeftOut[];
  onClose: () => void;
}

function distinct(parts: LeftOut[]): LeftOut[] {
  return [...new Map(parts.map((part) => [`${part.name} ${part.source}`, part])).values()];
}

/** Names what was left out, and shows it as it stood in what was pasted or typed. */
export function LeftOutNote({ title, more, parts, onClose }: LeftOutNoteProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hasSources = parts.some(({ source }) => source !== '');
  return (
    <div role="status" aria-live="polite">
      {parts.length > 0 && (
        <div className={styles.note}>
          <p>
            <strong>{title}</strong> {more}
          </p>
          {!isOpen && <code>{parts.map(({ name }) => name).join(' · ')}</code>}
          {isOpen && (
            <ul id={id}>
              {distinct(parts).map(({ name, source }) => (
                <li key={`${name} ${source}`}>
                  {name} <code>{source}</code>
                </li>
              ))}
            </ul>
          )}
          <Actions data-gap="small">
            {hasSources && (
              <Button
                variant="default"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? texts.hideLeftOut : texts.showLeftOut}
              </Button>
            )}
            <Button variant="subtle" color="water.9" onClick={onClose}>
              {texts.closeNote}
            </Button>
          </Actions>
        </div>
      )}
    </div>
  );
}
