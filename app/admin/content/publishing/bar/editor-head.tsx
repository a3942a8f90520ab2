import type { ReactNode } from 'react';
import { BarSlot } from './bar-place.tsx';
import styles from './editor-head.module.css';

interface EditorHeadProps {
  /** In a popup, whose <header> the page has already. */
  isOver?: boolean;
  title: ReactNode;
  children?: ReactNode;
}

/** How far down what sticks below it begins. */
function noteHeight(head: HTMLElement | null) {
  if (!head) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--head', `${head.offsetHeight}px`));
  observer.observe(head);
  return () => {
    observer.disconnect();
    style.removeProperty('--head');
  };
}

export function EditorHead({ isOver = false, title, children }: EditorHeadProps) {
  const Element = isOver ? 'div' : 'header';
  return (
    <Element ref={noteHeight} className={styles.head} data-over={isOver || undefined}>
      {title}
      <BarSlot />
      {children}
    </Element>
  );
}
