import type { ReactNode } from 'react';
import { BarSlot } from './bar-place.tsx';
import styles from './editor-head.module.css';

interface EditorHeadProps {
  /** In a popup, whose <header> the page has already. */
  isOver?: boolean;
  title: ReactNode;
  children?: ReactNode;
}

/** The title of an editor and its bar, always in sight. */
export function EditorHead({ isOver = false, title, children }: EditorHeadProps) {
  const Element = isOver ? 'div' : 'header';
  return (
    <Element className={styles.head} data-over={isOver || undefined}>
      {title}
      <BarSlot />
      {children}
    </Element>
  );
}
