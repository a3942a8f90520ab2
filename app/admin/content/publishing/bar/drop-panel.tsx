import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './drop-panel.module.css';

interface DropPanelProps {
  title: string;
  /** Of the title; 3 by itself. */
  level?: 2 | 3;
  onClose: () => void;
  children: ReactNode;
}

/** Opens from the bar, over the form and never in its way: Escape closes it and nothing else. */
export function DropPanel({ title, level = 3, onClose, children }: DropPanelProps) {
  const Heading = `h${level}` as const;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    box.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    return () => {
      // What had the focus in the panel has gone with it.
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <div
      ref={box}
      className={styles.panel}
      role="dialog"
      aria-label={title}
      onKeyDown={closeOnEscape}
    >
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
