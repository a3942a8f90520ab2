import type { ComponentProps } from 'react';
import styles from './empty-note.module.css';

/** In place of a list that holds nothing. */
export function EmptyNote(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.note} />;
}
